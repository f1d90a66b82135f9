import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import {
  fingerprint,
  computeIntegrity,
  listPageModules,
  listPreloads,
  withoutFonts,
} from './artifact.ts';

async function build(files: Record<string, string>): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'artifact-'));
  onTestFinished(() => rm(dist, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), text);
  }
  return dist;
}

const files = {
  'remoteEntry.js': `import './assets/glue.js'; export const init = () => import('./assets/late.js');`,
  'assets/glue.js': 'export const glue = 1;',
  'assets/late.js': 'export const late = 1;',
  'assets/remote.js': `import { glue } from './glue.js'; import { deep } from "./deep.js"; export { glue, deep };`,
  'assets/deep.js': 'export const deep = import.meta.url;',
  'mf-manifest.json': JSON.stringify({
    exposes: [{ assets: { js: { sync: ['assets/remote.js'] } } }],
  }),
};

it('preloads the entry, the exposed module and their static imports, but no dynamic imports', async () => {
  const dist = await build(files);
  expect((await listPreloads(dist, 'remoteEntry.js')).sort()).toEqual([
    'assets/deep.js',
    'assets/glue.js',
    'assets/remote.js',
    'remoteEntry.js',
  ]);
});

it('hashes every file in the format of subresource integrity', async () => {
  const integrity = await computeIntegrity(await build({ 'a.js': 'a', 'b/c.js': 'c' }));
  expect(Object.keys(integrity)).toEqual(['a.js', 'b/c.js']);
  expect(integrity['a.js']).toMatch(/^sha384-[A-Za-z0-9+/]{64}$/);
});

it('has the same fingerprint for the same content and another if one byte differs', async () => {
  const first = fingerprint(await computeIntegrity(await build(files)));
  const second = fingerprint(await computeIntegrity(await build(files)));
  const changed = fingerprint(
    await computeIntegrity(await build({ ...files, 'assets/deep.js': 'export const deep = 2;' })),
  );
  expect(second).toBe(first);
  expect(changed).not.toBe(first);
});

it('finds the pages of a remote that was built as part of another project', async () => {
  const dist = await build({
    'assets/page.js': 'export const page = 1;',
    '.vite/manifest.json': JSON.stringify({
      '../bank/src/pages/page.tsx': { file: 'assets/other.js' },
      '../shop/src/pages/page.tsx': { file: 'assets/page.js' },
    }),
  });
  expect(await listPageModules(dist, { '/things': '/apps/shop/src/pages/page.tsx' }, [])).toEqual({
    '/things': ['assets/page.js'],
  });
});

it('lists the additional modules of each path', async () => {
  const dist = await build({
    ...files,
    'assets/page.js': `import './deep.js'; import './card.js'; import('./late.js');`,
    'assets/card.js': 'export const card = 1;',
    '.vite/manifest.json': JSON.stringify({ 'src/pages/page.tsx': { file: 'assets/page.js' } }),
  });
  const preload = await listPreloads(dist, 'remoteEntry.js');
  expect(
    await listPageModules(dist, { '/things': '/apps/shop/src/pages/page.tsx' }, preload),
  ).toEqual({
    '/things': ['assets/page.js', 'assets/card.js'],
  });
  await expect(listPageModules(dist, { '/x': '/src/pages/gone.tsx' }, preload)).rejects.toThrow(
    'The build has no chunk for /src/pages/gone.tsx, the page of /x',
  );
});

it('lists no fonts for browsers', () => {
  const integrity = {
    'a.js': '1',
    'assets/b.css': '2',
    'assets/c.woff': '3',
    'assets/d.woff2': '4',
  };
  expect(withoutFonts(integrity)).toEqual({ 'a.js': '1', 'assets/b.css': '2' });
});
