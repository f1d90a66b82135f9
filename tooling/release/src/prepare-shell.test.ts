import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { computeIntegrity, listFiles } from './artifact.ts';
import { prepareShell } from './prepare-shell.ts';
import { temporaryFolder } from './testing/test-targets.ts';
import { VERSION_MARK } from './version-mark.ts';

const provided = { '@showcase/ui': ['Button'] };

/** A checkout with a built shell. */
async function build(mainScript: string): Promise<string> {
  const root = await temporaryFolder();
  const files = {
    'packages/remote-contract/src/define.tsx': 'export const CONTRACT_VERSION = 4;',
    'apps/shell/package.json': '{"version":"1.2.0"}',
    'apps/shell/public/offline/page.html': '<!doctype html>',
    'apps/shell/dist/offline/page.html': '<!doctype html>',
    'apps/shell/dist/index.html': `<script src="/s/${VERSION_MARK}/assets/main.js"></script>`,
    'apps/shell/dist/assets/main.js': mainScript,
    'apps/shell/dist/server/server.js': 'server',
    'apps/shell/dist/provided-names.json': JSON.stringify(provided),
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  return root;
}

const prepare = async (mainScript: string) =>
  prepareShell({
    root: await build(mainScript),
    shells: await temporaryFolder(),
    copies: 'quick',
  });

it('writes its version into the page, and what is public into a folder for the root of the site', async () => {
  const { version, folder } = await prepare('main');
  expect(version).toMatch(/^1\.2\.0-[\da-f]{8}$/);
  expect(await listFiles(folder)).toEqual([
    'assets/main.js',
    'index.html',
    'release.json',
    'root/offline/page.html',
    'server/server.js',
  ]);
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  expect(page).toBe(`<script src="/s/${version}/assets/main.js"></script>`);
});

it('describes what a site needs to know, with the hashes of the files as they are published', async () => {
  const { version, folder } = await prepare('main');
  const {
    'release.json': _,
    'server/server.js': hash,
    ...integrity
  } = await computeIntegrity(folder);
  expect(JSON.parse(await readFile(join(folder, 'release.json'), 'utf8'))).toEqual({
    ...{ name: 'shell', version, entry: `/s/${version}/index.html`, integrity },
    ...{ server: { file: 'server/server.js', hash }, contract: 4, provides: provided },
  });
});

it('has the same version for the same build in another checkout, and another for another build', async () => {
  const { version } = await prepare('main');
  expect((await prepare('main')).version).toBe(version);
  expect((await prepare('changed')).version).not.toBe(version);
});
