import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import {
  hasDebianPostgres,
  startDebianPostgres,
} from '../../../../tooling/local-supabase/tests/support/debian-postgres.ts';
import { isFullRun } from '../../../../tooling/testing/rounds.ts';
import { buildDatabase } from './built-database.ts';
import { readCatalog } from './read-catalog.ts';

if (isFullRun && !hasDebianPostgres)
  console.info('Skipped: PostgreSQL 15 is not installed in /usr/lib/postgresql/15.');

it.runIf(isFullRun && hasDebianPostgres)(
  'the migrations make what the files of the schema declare, on PostgreSQL 15 too',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'showcase-postgres-15-'));
    // As root, the server runs as another user.
    await chmod(folder, 0o755);
    const server = await startDebianPostgres(folder);
    onTestFinished(async () => {
      await server.stop();
      await rm(folder, { recursive: true });
    });
    const declared = await buildDatabase(server.url, 'schemas');
    const migrated = await buildDatabase(server.url, 'migrations');
    onTestFinished(async () => {
      await declared.drop();
      await migrated.drop();
    });

    const expected = await declared.sql.begin(readCatalog);
    expect(expected.length).toBeGreaterThan(5000);
    expect(await migrated.sql.begin(readCatalog)).toEqual(expected);
    await migrated.sql`alter table public.users disable trigger user`;
    expect(await migrated.sql.begin(readCatalog)).not.toEqual(expected);
  },
  300_000,
);
