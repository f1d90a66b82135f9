import { createHash } from 'node:crypto';
import { readFile, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTarPacker } from 'modern-tar';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkArchive } from '../../src/backup/read-archive.ts';
import { checksumLine, writeArchive } from '../../src/backup/write-archive.ts';
import { temporaryFolder } from '../support/backend.ts';

const contents = {
  createdAt: '2026-01-02T03:04:05.000Z',
  migrations: [],
  tables: [],
  sequences: [],
  missingFiles: [],
};
const names = ['rows/public.notes/1', `files/papers/${'ü'.repeat(120)}.txt`, 'files/empty'];
const texts = ['1\thello\n', 'x'.repeat(1000), ''];

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await temporaryFolder();
  file = join(folder, 'backup.tar');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const writeSample = () =>
  writeArchive(file, async ({ add }) => {
    for (const [index, name] of names.entries()) {
      const bytes = Buffer.from(texts[index] ?? '');
      await add({ name, size: bytes.length, chunks: [bytes] });
    }
    return contents;
  });

describe('writing an archive', () => {
  it('lists what it has, for its owner only', async () => {
    const written = await writeSample();

    expect(await checkArchive(file)).toEqual(written);
    expect(written.entries.map(({ name }) => name)).toEqual(['bolt-showcase-backup', ...names]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('overwrites nothing', async () => {
    await writeFile(file, 'mine');

    await expect(writeSample()).rejects.toThrow(`${file} exists already. Choose another name.`);
    expect(await readFile(file, 'utf8')).toBe('mine');
  });

  it('has another name until it is complete', async () => {
    await writeArchive(file, async () => {
      expect(await readdir(folder)).toEqual(['backup.tar.part']);
      await expect(writeSample()).rejects.toThrow('Another backup writes it, or was interrupted');
      return contents;
    });

    expect(await readdir(folder)).toEqual(['backup.tar']);
  });

  it('leaves nothing after a failure', async () => {
    const writing = writeArchive(file, async ({ add }) => {
      await add({ name: 'files/short', size: 2, chunks: [Buffer.from('x')] });
      return contents;
    });

    await expect(writing).rejects.toThrow();
    expect(await readdir(folder)).toEqual([]);
  });

  it('explains that the folder is missing', async () => {
    file = join(folder, 'missing', 'backup.tar');

    await expect(writeSample()).rejects.toThrow(
      `The folder ${join(folder, 'missing')} does not exist. Create it first.`,
    );
  });
});

describe('checking an archive', () => {
  it('finds every changed byte', async () => {
    await writeSample();
    const bytes = await readFile(file);
    for (let at = 0; at < bytes.length; at += 23) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 4;
      await writeFile(file, changed);
      await expect(checkArchive(file), `byte ${at}`).rejects.toThrow(
        /is damaged|is incomplete|is not a backup/,
      );
    }
  });

  it('names the first damaged entry', async () => {
    await writeSample();
    const bytes = await readFile(file);
    bytes[bytes.indexOf('hello')] = 0x48;
    await writeFile(file, bytes);

    await expect(checkArchive(file)).rejects.toThrow(
      `${file} is damaged, so nothing was restored. Copy it again from where it was stored, or use another backup. The first damaged entry is rows/public.notes/1.`,
    );
  });

  it.each([1, 73, 600, 4000])('finds that %i bytes are missing at the end', async (count) => {
    await writeSample();
    await truncate(file, (await stat(file)).size - count);

    await expect(checkArchive(file)).rejects.toThrow(`${file} is incomplete`);
  });

  it('finds that an entry is missing', async () => {
    const { entries } = await writeSample();
    const { readable, controller } = createTarPacker();
    const manifest = Buffer.from(JSON.stringify({ ...contents, entries }));
    for (const [name, bytes] of [
      ['bolt-showcase-backup', Buffer.alloc(0)],
      ['manifest.json', manifest],
    ] as const) {
      const writer = controller.add({ name, size: bytes.length }).getWriter();
      await writer.write(bytes);
      await writer.close();
    }
    controller.finalize();
    const tar = Buffer.concat(await Array.fromAsync(readable));
    const line = checksumLine(createHash('sha256').update(tar).digest('hex'));
    await writeFile(file, Buffer.concat([tar, Buffer.from(line)]));

    await expect(checkArchive(file)).rejects.toThrow(`The first damaged entry is`);
  });

  it('rejects another file, and one that does not exist', async () => {
    const missing = join(folder, 'missing.tar');
    await writeFile(file, 'something else');

    await expect(checkArchive(file)).rejects.toThrow(`${file} is not a backup of Bolt Showcase.`);
    await expect(checkArchive(missing)).rejects.toThrow(`${missing} does not exist.`);
  });
});
