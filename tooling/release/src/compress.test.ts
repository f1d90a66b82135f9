import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressFiles } from './compress.ts';

let folder: string;
const code = 'export const value = 1;\n'.repeat(100);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compress-'));
  await mkdir(join(folder, 'assets'));
});
afterEach(() => rm(folder, { recursive: true }));

it('writes compressed copies of texts in all folders', async () => {
  await writeFile(join(folder, 'entry.js'), code);
  await writeFile(join(folder, 'assets/page.css'), code);
  await compressFiles(folder, 'quick');

  const brotli = await readFile(join(folder, 'entry.js.br'));
  const gzip = await readFile(join(folder, 'assets/page.css.gz'));
  expect(brotliDecompressSync(brotli).toString()).toBe(code);
  expect(gunzipSync(gzip).toString()).toBe(code);
  expect(brotli.length).toBeLessThan(code.length);
});

it('makes the copies small that visitors download', async () => {
  const file = join(folder, 'entry.js');
  await writeFile(
    file,
    Array.from({ length: 500 }, (_, line) => `export const v${line} = 1;`).join(),
  );
  await compressFiles(folder, 'quick');
  const quick = await readFile(`${file}.br`);
  await compressFiles(folder, 'small');
  expect((await readFile(`${file}.br`)).length).toBeLessThan(quick.length);
});

it('leaves alone what is small, no text or for servers', async () => {
  await writeFile(join(folder, 'assets/small.js'), 'export {};');
  await writeFile(join(folder, 'assets/picture.webp'), code);
  await mkdir(join(folder, 'server'));
  await writeFile(join(folder, 'server/remote.js'), code);
  await compressFiles(folder, 'small');

  expect((await readdir(join(folder, 'assets'))).sort()).toEqual(['picture.webp', 'small.js']);
  expect(await readdir(join(folder, 'server'))).toEqual(['remote.js']);
});
