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
  await compressFiles(folder);

  const brotli = await readFile(join(folder, 'entry.js.br'));
  const gzip = await readFile(join(folder, 'assets/page.css.gz'));
  expect(brotliDecompressSync(brotli).toString()).toBe(code);
  expect(gunzipSync(gzip).toString()).toBe(code);
  expect(brotli.length).toBeLessThan(code.length);
});

it('leaves alone what is small or no text', async () => {
  await writeFile(join(folder, 'assets/small.js'), 'export {};');
  await writeFile(join(folder, 'assets/picture.webp'), code);
  await compressFiles(folder);

  expect((await readdir(join(folder, 'assets'))).sort()).toEqual(['picture.webp', 'small.js']);
});
