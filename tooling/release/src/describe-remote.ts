import { realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { RemoteDescription } from '@showcase/remote-contract/registry';
import { runnerImport, type Plugin } from 'vite';

const ENTRY = 'virtual:describe-remote';

type Description = RemoteDescription & {
  contract: number;
  /** The source file of each page, by path. */
  pageFiles: Record<string, string>;
};

/** Reads how a remote describes itself, from its source. Runs its declaration, but none of its pages. */
export async function describeRemote(root: string, app: string): Promise<Description> {
  const plugins = [describeEntry(root, app), nameInsteadOfPage(await realpath(app))];
  const { module } = await runnerImport<{ description: Description }>(ENTRY, { plugins });
  const { description } = module;
  for (const [path, file] of Object.entries(description.pageFiles)) {
    if (!file) throw new Error(`The page of ${path} is not in ${app}/src/pages`);
  }
  return description;
}

/** Imports every page as its declaration does, so that the module graph tells which file it is in. */
function describeEntry(root: string, app: string): Plugin {
  const remote = resolve(app, 'src/remote.ts');
  const define = resolve(root, 'packages/remote-contract/src/define.tsx');
  const code = `
import { remote } from ${JSON.stringify(remote)};
import { describeDefinition } from ${JSON.stringify(define)};

const own = describeDefinition(remote);
const modules = await Promise.all(remote.pages.map((page) => page.importPage()));
const pageFiles = own.paths.map((path, index) => [path, modules[index].sourceFile]);
export const description = {
  ...own,
  contract: remote.contract,
  pageFiles: Object.fromEntries(pageFiles),
};
`;
  return {
    name: 'describe-entry',
    resolveId: (id) => (id === ENTRY ? id : null),
    load: (id) => (id === ENTRY ? code : null),
  };
}

/** In place of a page's module, one that names its file: describing a remote runs no page. */
function nameInsteadOfPage(app: string): Plugin {
  const pages = resolve(app, 'src/pages');
  return {
    name: 'name-instead-of-page',
    enforce: 'pre',
    load: (id) =>
      id.startsWith(`${pages}/`) ? `export const sourceFile = ${JSON.stringify(id)};` : null,
  };
}
