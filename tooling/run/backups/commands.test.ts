import { connect, startDatabase, startLocalSupabase } from '@showcase/local-supabase';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../project.ts';
import { runScript } from './run-script.ts';

let folder: string;
let source: string;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'showcase-backup-'));
  // As root, the database runs as another user.
  await chmod(folder, 0o755);
  source = join(folder, 'source');
  file = join(folder, 'backup.tar');
}, 60_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

const run = (command: string, ...args: string[]) => runScript(command, args, folder);

/** Each table's rows in PostgreSQL's text format; the record of scheduled jobs is of a machine. */
async function readRows(databaseUrl: string): Promise<Map<string, string[]>> {
  const sql = connect(databaseUrl, { max: 1 });
  const tables = await sql<{ schema: string; name: string }[]>`
    select schemaname as schema, tablename as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema', 'cron', 'partitions')`;
  const rows = new Map<string, string[]>();
  for (const { schema, name } of tables) {
    const found = await sql<{ row: string }[]>`
      select t::text as row from ${sql(schema)}.${sql(name)} t order by 1`;
    rows.set(
      `${schema}.${name}`,
      found.map(({ row }) => row),
    );
  }
  await sql.end();
  return rows;
}

async function hashFiles(storage: string): Promise<string[]> {
  const entries = await readdir(storage, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile());
  const hashes = paths.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    const hash = createHash('sha256').update(await readFile(path));
    return `${path.slice(storage.length)} ${hash.digest('hex')}`;
  });
  return (await Promise.all(hashes)).sort();
}

describe('the seeded product', () => {
  it('is the same after npm run backup and npm run restore', async () => {
    const seeded = await startLocalSupabase({ root, dataDir: source, port: 0, isThrowaway: true });
    await seeded.stop();
    // As while the product runs, but nothing changes.
    const running = await startDatabase({ dataDir: source });
    const expected = await readRows(running.url);
    const files = await hashFiles(join(source, 'storage'));
    const backup = await run('backup', 'backup.tar', '--data-dir', 'source');
    const used = await run('restore', 'backup.tar', '--replace', '--data-dir', 'source');
    await running.stop();

    expect(backup.output).toMatch(
      /^Wrote 38 accounts, [\d,]+ rows and 271 files to .*backup\.tar\.$/m,
    );
    expect(used.output).toContain('is already used by another running backend');

    const restored = await run('restore', 'backup.tar', '--data-dir', 'restored');
    expect(restored.output).toMatch(/^Restored 38 accounts, [\d,]+ rows and 271 files of /);
    const dataDir = join(folder, 'restored');
    const database = await startDatabase({ dataDir });
    const rows = await readRows(database.url);
    await database.stop();
    expect(rows).toEqual(expected);
    expect(await hashFiles(join(dataDir, 'storage'))).toEqual(files);
  });

  it('is moved beside the folder by --replace, and accepts the same password', async () => {
    const rejected = await run('restore', 'backup.tar', '--data-dir', 'restored');
    const replaced = await run('restore', 'backup.tar', '--replace', '--data-dir', 'restored');
    const [, earlier = ''] = /^The earlier data is in (.*)\.$/m.exec(replaced.output) ?? [];
    const dataDir = join(folder, 'restored');
    const backend = await startLocalSupabase({ root, dataDir, port: 0 });
    const response = await fetch(`${backend.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: backend.publishableKey },
      body: JSON.stringify({ email: 'creator@example.com', password: 'showcase' }),
    });
    await backend.stop();
    const named = await run('backup', '--data-dir', earlier);
    const [, written = ''] = / to (.*\.tar)\.$/m.exec(named.output) ?? [];
    const isWritten = existsSync(written);
    await rm(written, { force: true });

    expect(isWritten).toBe(true);
    expect(rejected).toMatchObject({ code: 1 });
    expect(rejected.output).toContain(`The folder ${dataDir} has data.`);
    expect(existsSync(join(earlier, 'database'))).toBe(true);
    expect(response.status).toBe(200);
  });

  it('stays as it is if the archive is cut', async () => {
    const before = await readdir(folder);
    await truncate(file, 1_000_000);
    const { code, output } = await run(
      'restore',
      'backup.tar',
      '--replace',
      '--data-dir',
      'restored',
    );

    expect({ code, output }).toMatchObject({ code: 1 });
    expect(output).toContain(`${file} is incomplete, so nothing was restored.`);
    expect(await readdir(folder)).toEqual(before);
  });
});

it.each([
  ['backup', ['one.tar', 'two.tar'], 'Usage: npm run backup -- [FILE.tar] [--data-dir FOLDER]'],
  ['backup', ['--fast'], 'Usage: npm run backup -- [FILE.tar] [--data-dir FOLDER]'],
  ['restore', [], 'Usage: npm run restore -- FILE.tar [--replace] [--data-dir FOLDER]'],
  ['restore', ['missing.tar'], 'missing.tar does not exist.'],
])('explains what is wrong with npm run %s -- %j', async (command, args, reason) => {
  const { code, output } = await run(command, ...args);

  expect(code).toBe(1);
  expect(output).toContain(reason);
});
