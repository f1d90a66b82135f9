import { describe, expect, it, vi } from 'vitest';
import { connect } from '../../src/index.ts';
import { RestConnection } from '../../src/rest/rest-connection.ts';
import { openBackendWithUsers } from '../support/open-backend.ts';

const { backend, ada, ben } = await openBackendWithUsers();

describe('the REST service', () => {
  it('lets triggers read the metadata of a new user', async () => {
    const { data } = await backend.client().from('people').select('name').eq('id', ada.id).single();

    expect(data).toEqual({ name: 'Ada' });
  });

  it('stores JSON as JSON, not as text', async () => {
    await ada.client.from('notes').insert({ title: 'json', details: { pages: [1, 2] } });
    const { data } = await ada.client
      .from('notes')
      .select('pages:details->pages')
      .eq('title', 'json')
      .single();

    expect(data).toEqual({ pages: [1, 2] });
  });

  it('embeds many rows of a key that is unique among some rows alone', async () => {
    const { data } = await backend.client().from('kinds').select('pairs!pairs_first_id_fkey(id)');

    expect(data).toEqual([{ pairs: [] }]);
  });

  it('writes times as ISO 8601', async () => {
    const { data } = await ada.client
      .from('notes')
      .insert({ title: 'time' })
      .select('written_at')
      .single();

    expect(data).toEqual({ written_at: '2026-01-02T03:04:05.5+00:00' });
  });

  it('responds with 400 to a check violation', async () => {
    const { error, status } = await ada.client
      .from('notes')
      .insert({ title: 'far too long for a title' });

    expect({ status, code: error?.code }).toEqual({ status: 400, code: '23514' });
  });

  it.each([
    ['P0001', 400],
    ['PT400', 400],
    ['PT403', 403],
    ['PT404', 404],
    ['PT409', 409],
    ['42501', 401],
    ['23514', 400],
    ['23505', 409],
    ['28000', 403],
    ['40P01', 500],
    ['53200', 503],
    ['P0002', 500],
  ])('maps an error %s raised in a function to %i', async (state, expected) => {
    const { error, status } = await backend
      .client()
      .rpc('fail_with', { state, message: 'as raised' });

    expect({ status, code: error?.code, message: error?.message }).toEqual({
      status: expected,
      code: state,
      message: 'as raised',
    });
  });

  it('responds with the status and code that a function raises as PGRST', async () => {
    const { error, status } = await backend.client().rpc('slow_down');

    expect({ status, code: error?.code }).toEqual({ status: 429, code: 'over_limit' });
  });

  it('respects what the migrations revoked: columns, functions, tables', async () => {
    const asAdmin = await ada.client.from('people').update({ is_admin: true }).eq('id', ada.id);
    const hidden = await ada.client.rpc('secret_number');
    const anonymous = await backend.client().from('notes').select();

    expect([asAdmin.error?.code, asAdmin.status]).toEqual(['42501', 403]);
    expect([hidden.error?.code, hidden.status]).toEqual(['42501', 403]);
    expect([anonymous.error?.code, anonymous.status]).toEqual(['42501', 401]);
  });

  it('lets users change the columns that are granted to them', async () => {
    const { error } = await ben.client.from('people').update({ name: 'Benjamin' }).eq('id', ben.id);
    const { data } = await backend.client().from('people').select('name').eq('id', ben.id).single();

    expect(error).toBeNull();
    expect(data).toEqual({ name: 'Benjamin' });
  });

  it('hides rows by row-level security', async () => {
    await ada.client.from('notes').insert({ title: 'private' });
    const { data } = await ben.client.from('notes').select('title').eq('owner', ada.id);

    expect(data).toEqual([]);
  });

  it('passes the caller to functions, for every role', async () => {
    const anonymous = await backend.client().rpc('who_am_i');
    const signedIn = await ada.client.rpc('who_am_i');
    const service = await backend.client(backend.secretKey).rpc('who_am_i');

    expect(anonymous.data).toEqual({ id: null, role: 'anon', user: 'anon' });
    expect(signedIn.data).toEqual({ id: ada.id, role: 'authenticated', user: 'authenticated' });
    expect(service.data).toEqual({ id: null, role: 'service_role', user: 'service_role' });
  });

  it('returns at most 1,000 rows', async () => {
    const result = await backend.client().rpc('numbers', { upto: 1500 });

    expect(result.data).toHaveLength(1000);
  });

  it("cancels a visitor's query after three seconds", async () => {
    const { error, status } = await backend.client().rpc('nap', { seconds: 10 });

    expect({ status, code: error?.code }).toEqual({ status: 500, code: '57014' });
  });

  it('rejects schemas that are not exposed', async () => {
    const { error, status } = await backend.client().schema('auth').from('users').select();

    expect({ status, code: error?.code }).toEqual({ status: 406, code: 'PGRST106' });
  });

  it('applies the settings that test helpers set manually', async () => {
    const sql = connect(backend.databaseUrl, { max: 1 });
    const [row] = await sql.begin(async (transaction) => {
      await transaction`select set_config('request.jwt.claims', ${JSON.stringify({ sub: ada.id, role: 'authenticated' })}, true)`;
      return transaction<
        { id: string; role: string }[]
      >`select auth.uid() as id, auth.role() as role`;
    });
    await sql.end();

    expect(row).toEqual({ id: ada.id, role: 'authenticated' });
  });

  it('finds a table that was created at run time after a schema reload', async () => {
    const sql = connect(backend.databaseUrl, { max: 1 });
    await sql.unsafe(
      `create table public.late (); grant select on public.late to anon; notify pgrst, 'reload schema'`,
    );
    await sql.end();

    await vi.waitUntil(async () => (await backend.client().from('late').select()).error === null, {
      timeout: 20_000,
    });
  });

  it('reads the schema once for requests that arrive together', async () => {
    const connection = new RestConnection(backend.databaseUrl);
    const read = () => connection.introspect({ useCache: true });
    const [first, second] = await Promise.all([read(), read()]);
    await connection.clearSchemaCache();
    const afterClear = await read();
    await connection.driver.end();

    expect(second).toBe(first);
    expect(afterClear).not.toBe(first);
  });

  it('runs the jobs that pg_cron would run', async () => {
    const sql = connect(backend.databaseUrl, { max: 1 });
    await vi.waitUntil(async () => (await sql`select from public.job_runs`).count > 0, {
      timeout: 20_000,
    });
    await sql.end();
  });
});
