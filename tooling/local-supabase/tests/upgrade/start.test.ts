import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect, startDatabase, startLocalSupabase } from '../../src/index.ts';
import { temporaryFolder } from '../support/backend.ts';
import type { Database, LocalSupabaseOptions, Sql } from '../../src/index.ts';

const isRoot = process.getuid?.() === 0;

/** What every version has run. */
const first = { version: '20270102', text: 'create table public.notes (id int primary key);' };

describe('a start on data of another version', () => {
  let folder: string;
  let root: string;

  beforeAll(async () => {
    folder = await temporaryFolder();
    root = join(folder, 'root');
    const migrations = join(root, 'supabase', 'migrations');
    await mkdir(migrations, { recursive: true });
    await writeFile(join(migrations, `${first.version}_first.sql`), first.text);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** A database that has run these migrations. */
  async function fill(sql: Sql, ...migrations: (typeof first)[]) {
    await sql.unsafe(`
      drop schema if exists supabase_migrations, private cascade;
      create schema supabase_migrations;
      create table supabase_migrations.schema_migrations (version text, statements text[]);
      drop table if exists public.notes;
      create table public.notes as select 1 as id;`);
    for (const { version, text } of migrations)
      await sql`insert into supabase_migrations.schema_migrations values (${version}, ${[text]})`;
  }

  const start = (options: Partial<LocalSupabaseOptions>) =>
    startLocalSupabase({ root, dataDir: join(folder, 'data'), port: 0, ...options });

  describe('behind DATABASE_URL', () => {
    let database: Database;
    let sql: Sql;

    beforeAll(async () => {
      database = await startDatabase({ dataDir: join(folder, 'server'), isThrowaway: true });
      sql = connect(database.url, { max: 1 });
    });
    afterAll(async () => {
      await sql.end();
      await database.stop();
    });

    const listObjects = () =>
      sql`select oid, relname, xmin from pg_class union all select oid, nspname, xmin from pg_namespace order by oid`;

    it.each([
      [
        'before 1.0',
        [{ version: '20270101', text: 'select 1;' }],
        'The database in DATABASE_URL has data from before version 1.0, which cannot be upgraded. Nothing in it was changed. Start the version that wrote it, or use an empty one.',
      ],
      [
        'a newer version',
        [first, { version: '20270103', text: 'select 3;' }],
        'The database in DATABASE_URL was written by a newer version of Bolt Showcase, which has run migrations that this one does not have (20270103). Nothing in it was changed. Update the code with git pull, or use an empty one.',
      ],
      [
        'a changed migration',
        [{ ...first, text: 'create table public.notes ();' }],
        'The database in DATABASE_URL has run 20270102_first.sql with another text. Nothing in it was changed. A migration never changes once it has run, so restore the file with git checkout, or use an empty one.',
      ],
    ])('rejects that of %s, and writes nothing', async (_, migrations, sentence) => {
      await fill(sql, ...migrations);
      const before = await listObjects();
      const chooseNewData = () => Promise.resolve(true);

      await expect(start({ databaseUrl: database.url, chooseNewData })).rejects.toThrow(sentence);
      expect([...(await listObjects())]).toEqual([...before]);
    });
  });

  describe('in a folder', () => {
    let template: string;
    let dataDir: string;

    beforeAll(async () => {
      const made = join(folder, 'made');
      const database = await startDatabase({ dataDir: made });
      const sql = connect(database.url, { max: 1 });
      await fill(sql, { version: '20270101', text: 'select 1;' });
      await sql.end();
      await database.stop();
      template = join(made, 'database');
    });
    afterEach(() => rm(dirname(dataDir), { recursive: true }));
    beforeEach(async () => {
      dataDir = join(await temporaryFolder(), '.local');
    });

    /** The folder has data from before 1.0, in a file too. */
    async function addOldData() {
      await (await startDatabase({ dataDir, template })).stop();
      await mkdir(join(dataDir, 'storage'), { recursive: true });
      await writeFile(join(dataDir, 'storage', 'photo'), 'of the old version');
    }

    async function countNotes(from: string) {
      const database = await startDatabase({ dataDir: from });
      const sql = connect(database.url, { max: 1 });
      const [row] = await sql`select count(*)::int from notes`;
      await sql.end();
      await database.stop();
      return row?.count as number;
    }

    const readDatabaseLink = (from: string) => readlink(join(from, 'database'));

    it('rejects data from before 1.0 and leaves it as it is', async () => {
      await addOldData();

      await expect(start({ dataDir })).rejects.toThrow(
        `The data in ${dataDir} is from before version 1.0 and cannot be upgraded.`,
      );
      expect(await countNotes(dataDir)).toBe(1);
    });

    async function beginWithNewData() {
      const lines: string[] = [];
      const chooseNewData = () => Promise.resolve(true);
      const report = (line: string) => void lines.push(line);
      const backend = await start({ dataDir, chooseNewData, report });
      await backend.stop();
      return /is in (\S+),/.exec(lines.join('\n'))?.[1] ?? '';
    }

    it('moves data from before 1.0 beside its folder and begins with new data', async () => {
      await addOldData();

      const aside = await beginWithNewData();

      expect(dirname(aside)).toBe(dirname(dataDir));
      expect(await countNotes(dataDir)).toBe(0);
      expect(existsSync(join(dataDir, 'storage', 'photo'))).toBe(false);
      expect(await countNotes(aside)).toBe(1);
      expect(await readFile(join(aside, 'storage', 'photo'), 'utf8')).toBe('of the old version');
    });

    it.runIf(isRoot)(
      'moves data that is outside of a folder which its user cannot enter',
      async () => {
        await mkdir(dataDir);
        await chmod(dirname(dataDir), 0o700);
        await addOldData();

        const aside = await beginWithNewData();
        const [old, current] = await Promise.all([
          readDatabaseLink(aside),
          readDatabaseLink(dataDir),
        ]);
        const oldNotes = [await countNotes(aside), await countNotes(dataDir)];
        await rm(aside, { recursive: true });
        await countNotes(dataDir);

        expect(oldNotes).toEqual([1, 0]);
        expect(existsSync(old)).toBe(false);
        await Promise.all(
          [current, `${current}.place`].map((path) => rm(path, { recursive: true })),
        );
      },
    );
  });
});
