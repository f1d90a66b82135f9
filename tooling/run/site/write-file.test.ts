import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { writeSiteFile } from './write-file.ts';

async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'write-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

it('writes a page and its compressed copies, and replaces all three', async () => {
  const folder = await temporaryFolder();
  const file = join(folder, 'a/page.html');
  await writeSiteFile(file, 'old');
  await writeSiteFile(file, 'new');

  expect(await readFile(file, 'utf8')).toBe('new');
  expect(String(brotliDecompressSync(await readFile(`${file}.br`)))).toBe('new');
  expect(String(gunzipSync(await readFile(`${file}.gz`)))).toBe('new');
  expect(await readdir(join(folder, 'a'))).toHaveLength(3);
});

it('compresses nothing that no browser requests', async () => {
  const folder = await temporaryFolder();
  await writeSiteFile(join(folder, 'site.conf'), 'a');

  expect(await readdir(folder)).toEqual(['site.conf']);
});
