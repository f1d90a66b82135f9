import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, startLocalSupabase } from '../../src/index.ts';
import { startTestBackend, temporaryFolder } from '../support/backend.ts';
import type { Person, TestBackend } from '../support/backend.ts';
import { createCollector, subscribed } from '../support/channels.ts';
import { hasDebianPostgres, startDebianPostgres } from '../support/debian-postgres.ts';

if (!hasDebianPostgres)
  console.info('Skipped: PostgreSQL 15 is not installed in /usr/lib/postgresql/15.');

describe.runIf(hasDebianPostgres)('the backend on a plain PostgreSQL 15', () => {
  let folder: string;
  let postgres: Awaited<ReturnType<typeof startDebianPostgres>>;
  let backend: TestBackend;
  let ada: Person;

  beforeAll(async () => {
    folder = await temporaryFolder();
    postgres = await startDebianPostgres(folder);
    backend = await startTestBackend({ databaseUrl: postgres.url });
    ada = await backend.person('Ada');
  });
  afterAll(async () => {
    await backend.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('runs there and starts no server', async () => {
    const sql = connect(backend.databaseUrl, { max: 1 });
    const [row] = await sql`select current_setting('server_version_num')::int / 10000 as major`;
    await sql.end();

    expect(backend.databaseUrl).toBe(postgres.url);
    expect(row).toEqual({ major: 15 });
  });

  it('reads and writes through row-level security', async () => {
    const written = await ada.client
      .from('notes')
      .insert({ title: 'here too' })
      .select('title, owner')
      .single();
    const forbidden = await ada.client.from('people').update({ is_admin: true }).eq('id', ada.id);

    expect(written.data).toEqual({ title: 'here too', owner: ada.id });
    expect(forbidden.error?.code).toBe('42501');
  });

  it('stores files', async () => {
    const path = `${ada.id}/note.txt`;
    await ada.client.storage.from('papers').upload(path, 'on fifteen');

    expect(await (await ada.client.storage.from('papers').download(path)).data?.text()).toBe(
      'on fifteen',
    );
  });

  it('broadcasts what the database sends', async () => {
    const received = createCollector<unknown>();
    const channel = ada.client
      .channel('fifteen')
      .on('broadcast', { event: 'note' }, ({ payload }) => received.add(payload));
    await subscribed(channel);
    const sql = connect(backend.databaseUrl, { max: 1 });

    await sql`select realtime.send('{"id": 15}', 'note', 'fifteen', false)`;
    await sql.end();

    expect(await received.until(1)).toEqual([{ id: 15 }]);
  });

  it('explains that it needs a superuser', async () => {
    const sql = connect(postgres.url, { max: 1 });
    await sql`create role mere login createrole createdb`;
    await sql.end();
    const databaseUrl = postgres.url.replace('postgres@', 'mere@');

    await expect(startLocalSupabase({ dataDir: folder, databaseUrl })).rejects.toThrow(
      'The role in DATABASE_URL must be a superuser',
    );
  });

  it('explains that no server responds', async () => {
    const databaseUrl = 'postgres://postgres@127.0.0.1:1/postgres';

    await expect(startLocalSupabase({ dataDir: folder, databaseUrl })).rejects.toThrow(
      'The database that DATABASE_URL names cannot be used: connect ECONNREFUSED 127.0.0.1:1.',
    );
  });

  it('runs no migration twice and changes no privilege on a second start', async () => {
    const lines: string[] = [];
    const second = await startTestBackend({
      databaseUrl: postgres.url,
      log: (line) => lines.push(line),
    });
    const hidden = await ada.client.rpc('secret_number');
    await second.stop();

    expect(lines.filter((line) => line.startsWith('Applied'))).toEqual([]);
    expect(hidden.error?.code).toBe('42501');
  });
});
