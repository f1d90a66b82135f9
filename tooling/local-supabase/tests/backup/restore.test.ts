import { existsSync } from 'node:fs';
import { chmod, lstat, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { backUp } from '../../src/backup/back-up.ts';
import { checkArchive } from '../../src/backup/read-archive.ts';
import { restore } from '../../src/backup/restore.ts';
import { writeArchive } from '../../src/backup/write-archive.ts';
import { connect, startDatabase } from '../../src/index.ts';
import { fixture, password, startTestBackend, temporaryFolder } from '../support/backend.ts';
import type { Person, TestBackend } from '../support/backend.ts';
import { hasDebianPostgres, startDebianPostgres } from '../support/debian-postgres.ts';
import { hashFiles, readAllRows } from './stored-data.ts';

let folder: string;
let file: string;
let dataDir: string;
let backend: TestBackend;
let ada: Person;

beforeAll(async () => {
  folder = await temporaryFolder();
  file = join(folder, 'backup.tar');
  backend = await startTestBackend();
  ada = await backend.person('Ada');
  await ada.client.from('notes').insert([{ title: 'tab\tnew\nline \\N' }, { title: '' }]);
  await ada.client.storage.from('papers').upload(`${ada.id}/a note.txt`, 'by hand');
  await ada.client.storage.from('papers').upload(`${ada.id}/empty.txt`, '');
  await backUp({ dataDir: backend.dataDir, file });
});
afterAll(async () => {
  await backend.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  dataDir = join(await temporaryFolder(), 'data');
  return () => rm(join(dataDir, '..'), { recursive: true, force: true });
});

describe('a restored backup', () => {
  it('has the same rows and files, and accepts the same password', async () => {
    const expected = await readAllRows(backend.databaseUrl);
    await restore({ root: fixture, file, dataDir });
    const database = await startDatabase({ dataDir });
    const rows = await readAllRows(database.url);
    await database.stop();
    const restored = await startTestBackend({ dataDir });
    const { client } = restored;
    const visitor = client();
    const signedIn = await visitor.auth.signInWithPassword({ email: ada.email, password });
    const added = await visitor.from('notes').insert({ title: 'next' }).select('id').single();
    const path = `${ada.id}/a note.txt`;
    const note = await (await visitor.storage.from('papers').download(path)).data?.text();
    await restored.stop();

    expect(rows).toEqual(expected);
    expect(await hashFiles(join(dataDir, 'storage'))).toEqual(
      await hashFiles(join(backend.dataDir, 'storage')),
    );
    expect(signedIn.data.user?.id).toBe(ada.id);
    expect(added.data).toEqual({ id: 3 });
    expect(note).toBe('by hand');
    expect(await readdir(join(dataDir, '..'))).toEqual(['data']);
  });

  it.runIf(hasDebianPostgres)('fills an empty database of another version', async () => {
    const server = await startDebianPostgres(join(dataDir, '..'));
    const options = { root: fixture, file, dataDir, databaseUrl: server.url };
    try {
      await expect(restore({ ...options, replaces: true })).rejects.toThrow(
        'Only a folder can be replaced. Create a new database and name it in DATABASE_URL.',
      );
      await restore(options);
      const copy = join(dataDir, 'copy.tar');
      await backUp({ dataDir, file: copy, databaseUrl: server.url });
      await restore({ root: fixture, file: copy, dataDir: join(dataDir, 'again') });

      expect(await readAllRows(server.url)).toEqual(await readAllRows(backend.databaseUrl));
      expect(await hashFiles(join(dataDir, 'again', 'storage'))).toEqual(
        await hashFiles(join(backend.dataDir, 'storage')),
      );
      await expect(restore(options)).rejects.toThrow(
        'The database in DATABASE_URL has the tables of the product already. Create a new one, and name it there.',
      );
    } finally {
      await server.stop();
    }
  });
});

describe('a folder that cannot be filled', () => {
  it('has data, which --replace moves beside it', async () => {
    await mkdir(dataDir);
    await writeFile(join(dataDir, 'mine'), 'x');

    await expect(restore({ root: fixture, file, dataDir })).rejects.toThrow(
      `The folder ${dataDir} has data. To move it to a folder beside it and restore, add --replace.`,
    );
    expect(await readdir(dataDir)).toEqual(['mine']);

    const { earlierData = '' } = await restore({ root: fixture, file, dataDir, replaces: true });
    expect(earlierData).toMatch(/data-before-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d$/);
    expect(await readFile(join(earlierData, 'mine'), 'utf8')).toBe('x');
    expect(existsSync(join(dataDir, 'database'))).toBe(true);
  });

  it.runIf(process.getuid?.() === 0)('keeps a database that is outside of it', async () => {
    await chmod(join(dataDir, '..'), 0o700);
    await restore({ root: fixture, file, dataDir });
    const { earlierData = '' } = await restore({ root: fixture, file, dataDir, replaces: true });
    const next = await startDatabase({ dataDir });
    await next.stop();

    expect((await lstat(join(earlierData, 'database'))).isSymbolicLink()).toBe(true);
    expect(await readdir(join(earlierData, 'database'))).toContain('PG_VERSION');
  });

  it('would get a file elsewhere', async () => {
    const manifest = await checkArchive(file);
    const forged = join(dataDir, '..', 'forged.tar');
    await writeArchive(forged, async ({ add }) => {
      await add({ name: 'files/../../../outside', size: 1, chunks: [Buffer.from('x')] });
      return { ...manifest, tables: [] };
    });

    await expect(restore({ root: fixture, file: forged, dataDir })).rejects.toThrow(
      'The backup has a file outside its folder, files/../../../outside. It was not restored.',
    );
    expect(await readdir(join(dataDir, '..'))).not.toContain('outside');
  });

  it('is used by a running backend', async () => {
    const options = { root: fixture, file, dataDir: backend.dataDir, replaces: true };

    await expect(restore(options)).rejects.toThrow('is already used by another running backend');
  });

  it('stays as it is if the restore fails', async () => {
    const source = join(dataDir, '..', 'source');
    await restore({ root: fixture, file, dataDir: source });
    const database = await startDatabase({ dataDir: source });
    const sql = connect(database.url, { max: 1 });
    await sql`alter table public.measures drop constraint measures_pkey`;
    await sql`insert into public.measures (id) values (1), (1)`;
    await sql.end();
    await database.stop();
    const broken = join(source, 'broken.tar');
    await backUp({ dataDir: source, file: broken });
    await mkdir(dataDir);
    await writeFile(join(dataDir, 'mine'), 'x');

    await expect(restore({ root: fixture, file: broken, dataDir, replaces: true })).rejects.toThrow(
      'duplicate key value violates unique constraint "measures_pkey"',
    );
    expect(await readdir(dataDir)).toEqual(['mine']);
    expect((await readdir(join(dataDir, '..'))).sort()).toEqual(['data', 'source']);
  });
});
