import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { activeReleases, type Release } from '@showcase/remote-contract/registry';
import { createShellPages } from '../pages/shell-pages.ts';
import { readBundle } from '../rendering/create-renderer.ts';
import { releasesOf, type FolderSite } from './render-pages.ts';

/** A file of the site; its path has no slash at the start. */
export type SiteFile = { path: string; text: string };

/**
 * The modules that a worker imports to render pages: the server bundles as modules, because text cannot become code at the edge. The index is the
 * worker, and names those of the active releases.
 */
export async function createBundles(
  site: FolderSite,
): Promise<{ files: SiteFile[]; index: string }> {
  const { registry, origin, shell } = site;
  const releases = activeReleases(registry);
  const rendering = releases.filter(({ server }) => server);
  const files = await Promise.all(
    rendering.map(async (release) => {
      const { code } = await readBundle(releasesOf(site.folder), release, origin);
      return { path: `cloudflare/${moduleName(release)}`, text: asModule(code) };
    }),
  );
  if (!shell.bundle) throw new Error('The shell has no bundle for servers');
  const bundle = fileURLToPath(shell.bundle);
  const shellBundle = relative(resolve(site.folder, 'cloudflare'), bundle).replaceAll('\\', '/');
  const imports = rendering.map(
    (release, index) => `import remote${index} from './${moduleName(release)}';`,
  );
  const remotes = rendering.map(({ name }, index) => `${JSON.stringify(name)}: remote${index}`);
  const templates = readTemplates(site, releases);
  return {
    files,
    index: `import { createWorker } from './site.js';
import * as shell from '${shellBundle}';
${imports.join('\n')}
const remotes = { ${remotes.join(', ')} };
const templates = ${JSON.stringify(templates)};
export default createWorker({ shell, remotes, templates });
`,
  };
}

function readTemplates(site: FolderSite, releases: Release[]) {
  const getShellPage = createShellPages(site);
  const owners = [undefined, ...releases.filter(({ server }) => server).map(({ name }) => name)];
  const entries = owners.map((owner) => {
    const { html, othersHash } = getShellPage(site.registry, site.shell, owner);
    return [owner ?? '', { html, othersHash }] as const;
  });
  return Object.fromEntries(entries);
}

function moduleName({ name, version }: Release): string {
  return `remotes/${name}-${version}.js`;
}

function asModule(code: string): string {
  return `export default function (module, exports, require, releaseUrl) {\n${code}\n}\n`;
}
