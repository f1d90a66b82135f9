import { readdirSync } from 'node:fs';
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect, startDatabase, startLocalSupabase } from '../../src/index.ts';
import { backUp } from '../../src/backup/back-up.ts';
import { restore } from '../../src/backup/restore.ts';
import { copyFolder } from '../../src/postgres/folders/copy-folder.ts';
import { temporaryFolder } from '../support/backend.ts';
import {
  noteCount,
  readUpgraded,
  upgraded,
  writeMigrations,
  writeVersions,
} from '../support/versions.ts';
import type { Database, LocalSupabaseOptions, Sql } from '../../src/index.ts';

describe('a start on data of an earlier version', () => {
  let folder: string;
  let versions: Awaited<ReturnType<typeof writeVersions>>;
  let work: string;
  let dataDir: string;
  let lines: string[];

  beforeAll(async () => {
    folder = await temporaryFolder();
    versions = await writeVersions(folder);
  }, 60_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));
  beforeEach(async () => {
    work = await temporaryFolder();
    dataDir = join(work, '.local');
    lines = [];
    await copyFolder(versions.dataDir, dataDir);
  });
  afterEach(() => rm(work, { recursive: true, force: true }));

  const start = (options: Partial<LocalSupabaseOptions>) =>
    startLocalSupabase({ dataDir, port: 0, report: (line) => void lines.push(line), ...options });

  async function query<T>(read: (sql: Sql) => Promise<T>, options: Partial<LocalSupabaseOptions>) {
    const backend = await start(options);
    const sql = connect(backend.databaseUrl, { max: 1 });
    const result = await read(sql);
    await sql.end();
    await backend.stop();
    return result;
  }

  const countNotes = async (sql: Sql) => {
    const [row] = await sql`select count(*)::int from notes`;
    return row?.count as number;
  };
  const findCopy = () =>
    /The copy from before the upgrade is (\S+)\. To go back, check out the earlier version and run (.*)\./.exec(
      lines.join('\n'),
    ) ?? [];

  it('upgrades it, after a copy that npm run restore brings back', async () => {
    const result = await query(readUpgraded, { root: versions.second });
    const [, file = '', wayBack] = findCopy();
    const restored = join(work, 'restored');
    await restore({ root: versions.first, file, dataDir: restored });

    expect(result).toEqual(upgraded);
    expect(wayBack).toBe(`npm run restore -- ${file} --replace`);
    expect(await query(countNotes, { root: versions.first, dataDir: restored })).toBe(noteCount);
  });

  it('upgrades it, also if a newer version has restored it from an archive', async () => {
    const file = join(work, 'earlier.tar');
    await backUp({ dataDir, file });
    await restore({ root: versions.second, file, dataDir, replaces: true });

    expect(await query(countNotes, { root: versions.first })).toBe(noteCount);
    expect(await query(readUpgraded, { root: versions.second })).toEqual(upgraded);
  });

  it('copies nothing once it is upgraded', async () => {
    await query(readUpgraded, { root: versions.second });
    lines = [];
    await query(readUpgraded, { root: versions.second });

    expect(lines).toEqual([]);
  });

  it('says how to go back if a migration fails, and the version before still has all data', async () => {
    const root = join(work, 'broken');
    await writeMigrations(root, {
      '20270102_broken.sql': 'delete from notes; select 1 / 0;',
    });
    await copyFolder(versions.first, root);

    const starting = start({ root });

    await expect(starting).rejects.toThrow(
      /^Migration 20270102_broken\.sql failed: division by zero\nNo data was lost\. The copy from before the upgrade is \S+\. To go back, /,
    );
    expect(await query(countNotes, { root: versions.first })).toBe(noteCount);
  });

  it('keeps the newest copy of each of the three newest versions', async () => {
    const name = (version: string, day: number, ending = 'tar') =>
      `.local-before-upgrade-${version}-2026-01-0${day}T00-00-00.${ending}`;
    const others = ['20260101', '20260102', '20260103'].map((version) => name(version, 1));
    const stale = name('20260103', 2, 'tar.part');
    const growing = name('20260103', 3, 'tar.part');
    for (const file of [...others, stale, growing, name('20260103', 2), name('20270101', 1)])
      await writeFile(join(work, file), '');
    await utimes(join(work, stale), 0, 0);

    await query(readUpgraded, { root: versions.second });

    const [, file = ''] = findCopy();
    expect(
      readdirSync(work)
        .filter((entry) => entry !== '.local')
        .sort(),
    ).toEqual(
      [name('20260102', 1), name('20260103', 2), growing, file.slice(work.length + 1)].sort(),
    );
  });

  it('is not upgraded if no copy can be written', async () => {
    const addFile = async (sql: Sql) => {
      await sql`insert into storage.buckets (id, name) values ('papers', 'papers')`;
      await sql`insert into storage.objects (bucket_id, name) values ('papers', 'paper')`;
    };
    await query(addFile, { root: versions.first });
    // A folder can't be read as a file.
    await mkdir(join(dataDir, 'storage', 'papers', 'paper'), { recursive: true });

    await expect(start({ root: versions.second })).rejects.toThrow(
      'Without a copy, the data was not upgraded.',
    );
    expect(await query(countNotes, { root: versions.first })).toBe(noteCount);
  });

  describe('behind DATABASE_URL', () => {
    let database: Database;
    beforeEach(async () => {
      database = await startDatabase({ dataDir: join(work, 'server'), isThrowaway: true });
      await mkdir(join(work, 'other'));
    });
    afterEach(() => database.stop());

    const addNotes = (sql: Sql) =>
      sql`insert into notes select id from generate_series(1, ${noteCount}) as id`;

    it('is upgraded by one process at a time, after a single copy', async () => {
      const options = { databaseUrl: database.url, dataDir: join(work, 'other') };
      await query(addNotes, { ...options, root: versions.first });

      const starts = [1, 2].map(() => query(readUpgraded, { ...options, root: versions.second }));
      const results = await Promise.all(starts);
      const [, file = '', wayBack] = findCopy();

      expect(results).toEqual([upgraded, upgraded]);
      expect(wayBack).toBe(`npm run restore -- ${file} with an empty database in DATABASE_URL`);
      expect(lines.filter((line) => line.startsWith('The copy'))).toHaveLength(1);
    });
  });
});
