import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { backUp } from '../../src/backup/back-up.ts';
import { connect } from '../../src/index.ts';
import type { Sql } from '../../src/index.ts';
import { startTestBackend, temporaryFolder } from '../support/backend.ts';
import type { Person, TestBackend } from '../support/backend.ts';

let folder: string;
let backend: TestBackend;
let ada: Person;
let sql: Sql;

beforeAll(async () => {
  folder = await temporaryFolder();
  backend = await startTestBackend();
  ada = await backend.person('Ada');
  sql = connect(backend.databaseUrl, { max: 3 });
});
afterAll(async () => {
  await sql.end();
  await backend.stop();
  await rm(folder, { recursive: true, force: true });
});

it('has the rows of one moment, and names files that were deleted since', async () => {
  const papers = ada.client.storage.from('papers');
  const path = `${ada.id}/note.txt`;
  await papers.upload(path, 'short-lived');
  await sql`insert into public.notes (owner, title) values (${ada.id}, 'before')`;
  const file = join(folder, 'moment.tar');
  const lock = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const locking = sql.begin(async (transaction) => {
    await transaction`lock table public.kinds`;
    lock.resolve();
    await end.promise;
  });
  await lock.promise;
  const writing = backUp({ dataDir: backend.dataDir, file });
  await vi.waitUntil(async () => {
    const waiting = await sql`
      select from pg_stat_activity where wait_event_type = 'Lock' and query like 'copy %'`;
    return waiting.length > 0;
  });
  await sql`insert into public.notes (owner, title) values (${ada.id}, 'after')`;
  await papers.remove([path]);
  end.resolve();
  await locking;
  const { tables, entries, missingFiles } = await writing;

  expect(tables.find(({ name }) => name === 'notes')?.rows).toBe(1);
  expect(missingFiles).toEqual([expect.stringMatching(new RegExp(`^papers/${path}@`))]);
  expect(entries.map(({ name }) => name)).toContain('files/pictures/seeded/dot.png');
});

it('may wait longer than the role allows a statement', async () => {
  await sql`alter role postgres set statement_timeout = '100ms'`;
  const lock = Promise.withResolvers<void>();
  const locking = sql.begin(async (transaction) => {
    await transaction`lock table public.kinds`;
    lock.resolve();
    await transaction`select pg_sleep(0.5)`;
  });
  await lock.promise;
  const writing = backUp({ dataDir: backend.dataDir, file: join(folder, 'slow.tar') });

  await expect(writing).resolves.toBeDefined();
  await locking;
  await sql`alter role postgres reset statement_timeout`;
});

it('explains that a folder has no data, and writes nothing', async () => {
  const file = join(folder, 'nothing.tar');

  await expect(backUp({ dataDir: folder, file })).rejects.toThrow(
    `${folder} has no data, so ${file} was not written.`,
  );
  expect(existsSync(file)).toBe(false);
});
