import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect, startDatabase } from '../../src/index.ts';
import { temporaryFolder } from '../support/backend.ts';

const isRoot = process.getuid?.() === 0;

describe('the embedded PostgreSQL', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await temporaryFolder();
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** Making a database takes longer than all else, and few of these tests are about it. */
  let made: { dataDir: string; template: string };
  beforeAll(async () => {
    const dataDir = await temporaryFolder();
    await (await startDatabase({ dataDir })).stop();
    made = { dataDir, template: join(dataDir, 'database') };
  });
  afterAll(() => rm(made.dataDir, { recursive: true, force: true }));

  async function queryOnce(dataDir: string, query: string, options: { template?: string } = made) {
    const database = await startDatabase({ ...options, dataDir });
    const sql = connect(database.url, { max: 1 });
    const [row] = await sql.unsafe(query);
    await sql.end();
    await database.stop();
    return row;
  }

  it.each([
    ['spaces and letters of any script', 'my données 数据'],
    [
      'a path longer than a socket path may be',
      join(...Array.from({ length: 8 }, () => 'a-long-folder-name')),
    ],
  ])('works in a folder with %s', async (_, name) => {
    const row = await queryOnce(join(folder, name), 'select 1 as one', {});

    expect(row).toEqual({ one: 1 });
  });

  it('keeps its data across restarts', async () => {
    await queryOnce(folder, 'create table answer as select 42 as number');

    expect(await queryOnce(folder, 'select number from answer')).toEqual({ number: 42 });
  });

  it.each(['PG_VERSION', join('global', 'pg_control')])(
    'starts over when %s is missing',
    async (file) => {
      await queryOnce(folder, 'create table lost as select 1');
      await rm(join(folder, 'database', file));

      expect(await queryOnce(folder, "select to_regclass('lost') as found")).toEqual({
        found: null,
      });
    },
  );

  it('explains what to do with the data of another version', async () => {
    await queryOnce(folder, 'create table answer as select 42 as number');
    const data = join(folder, 'database');
    const version = await readFile(join(data, 'PG_VERSION'), 'utf8');
    await writeFile(join(data, 'PG_VERSION'), '15\n');

    await expect(startDatabase({ dataDir: folder })).rejects.toThrow(
      `${data} has data of PostgreSQL 15, which PostgreSQL ${version.trim()} cannot read. No data was changed. Check out the version that wrote it and run npm run backup there. Then run npm run restore -- FILE --replace here.`,
    );
    await writeFile(join(data, 'PG_VERSION'), version);
    expect(await queryOnce(folder, 'select number from answer')).toEqual({ number: 42 });
  });

  it('listens on no TCP port, only on a socket that is private to its owner', async () => {
    const database = await startDatabase({ ...made, dataDir: folder });
    const sql = connect(database.url, { max: 1 });
    const [row] = await sql`select current_setting('listen_addresses') as addresses`;
    const socketFolder = decodeURIComponent(new URL(database.url).hostname);
    const { mode } = await stat(socketFolder);
    await sql.end();
    await database.stop();

    expect(row).toEqual({ addresses: '' });
    expect(mode & 0o077).toBe(0);
  });

  it('rejects a second start in the same process', async () => {
    const database = await startDatabase({ ...made, dataDir: folder });

    await expect(startDatabase({ dataDir: folder })).rejects.toThrow(
      /already used by another running backend/,
    );
    await database.stop();
  });

  it('handles text in other languages', async () => {
    const row = await queryOnce(
      folder,
      "select 'É' ilike 'é' as folds, 'ä' < 'b' as sorts, to_tsvector('simple', 'Élan')::text as words",
    );

    expect(row).toEqual({ folds: true, sorts: true, words: "'élan':1" });
  });

  it.runIf(isRoot)(
    'stores its data elsewhere if its user cannot enter the folder, until the link is deleted',
    async () => {
      const privateFolder = join(folder, 'secluded');
      await mkdir(privateFolder);
      await chmod(privateFolder, 0o700);
      await queryOnce(privateFolder, 'create table answer as select 1 as number');
      const linkTarget = await readlink(join(privateFolder, 'database'));
      const storedRow = await queryOnce(privateFolder, 'select number from answer');

      await rm(join(privateFolder, 'database'));
      const rowInNewFolder = await queryOnce(
        privateFolder,
        "select to_regclass('answer') as found",
      );
      const next = await readlink(join(privateFolder, 'database'));
      await rm(join(privateFolder, 'database'));
      await queryOnce(privateFolder, 'select 1');

      expect(storedRow).toEqual({ number: 1 });
      expect(rowInNewFolder).toEqual({ found: null });
      expect([existsSync(linkTarget), existsSync(next)]).toEqual([false, false]);
      await Promise.all([
        rm(await readlink(join(privateFolder, 'database')), { recursive: true, force: true }),
      ]);
    },
  );
});
