import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SignJWT } from 'jose';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { jwtSecret } from '../../src/identity/keys.ts';
import { connect } from '../../src/index.ts';
import { startScheduledJobs } from '../../src/schema/scheduled-jobs.ts';
import { createCollector, subscribed } from '../support/channels.ts';
import { openBackendWithUsers } from '../support/open-backend.ts';

const { backend, ada, ben } = await openBackendWithUsers();
const sql = connect(backend.databaseUrl, { max: 2 });
afterAll(() => sql.end());

const room = `room:${ada.id}`;

/** Joins a private channel with the token of a user; a client has only one channel for a topic, so each call has its own. */
async function listen(token: string, topic = room, isPrivate = true) {
  const received = createCollector<unknown>();
  const client = backend.client();
  if (isPrivate) await client.realtime.setAuth(token);
  const channel = client
    .channel(topic, { config: { private: isPrivate } })
    .on('broadcast', { event: '*' }, ({ event, payload }) => received.add([event, payload]));
  return { client, received, status: await subscribed(channel) };
}

describe('realtime.send', () => {
  it('reaches the members of a private channel, and no one in a public one with the same name', async () => {
    const [inside, outside, denied] = [
      await listen(ada.token),
      await listen('', room, false),
      await listen(ben.token),
    ];
    expect(denied.status).toBe('CHANNEL_ERROR');

    await sql`select realtime.send('{"id": 1}', 'inside', ${room}, true)`;
    await sql`select realtime.send('{"id": 2}', 'outside', ${room}, false)`;

    expect(await outside.received.until(1)).toEqual([['outside', { id: 2 }]]);
    expect(await inside.received.until(1)).toEqual([['inside', { id: 1 }]]);
    expect(denied.received.items).toEqual([]);
  });

  it('is private unless stated otherwise, and gives a payload without an id one', async () => {
    const { received } = await listen(ada.token);

    await sql`select realtime.send('{"note": 1}', 'added', ${room})`;

    const id: unknown = expect.stringMatching(/^[0-9a-f-]{36}$/);
    expect(await received.until(1)).toEqual([['added', { note: 1, id }]]);
  });

  it('arrives once for each call, in order, when the transaction commits, and never if it does not', async () => {
    const { received } = await listen(ada.token);
    const send = (transaction: Pick<typeof sql, 'unsafe'>, id: number) =>
      transaction.unsafe(`select realtime.send('{"id": ${id}}', 'many', '${room}')`);

    await sql
      .begin(async (transaction) => {
        await send(transaction, 0);
        throw new Error('undone');
      })
      .catch(() => undefined);
    await sql.begin(async (transaction) => {
      for (const id of [1, 2, 2, 3]) await send(transaction, id);
    });

    expect(await received.until(4)).toEqual([1, 2, 2, 3].map((id) => ['many', { id }]));
  });

  it('warns if it cannot send, and leaves the transaction alone', async () => {
    const notices: string[] = [];
    const noisy = connect(backend.databaseUrl, {
      max: 1,
      onnotice: ({ message }) => notices.push(message ?? ''),
    });

    const [row] = await noisy.begin(async (transaction) => {
      await transaction`select realtime.send('{}', 'lost', null)`;
      return transaction`select 1 as one`;
    });
    await noisy.end();

    expect(row).toEqual({ one: 1 });
    expect(notices).toEqual([expect.stringMatching(/^WarnSendingBroadcastMessage: .*topic/)]);
  });

  it('sends nothing for a user whom the policies do not allow it', async () => {
    const { received } = await listen(ada.token);

    await sql.begin(async (transaction) => {
      const claims = JSON.stringify({ role: 'authenticated', sub: ben.id });
      await transaction`select set_config('request.jwt.claims', ${claims}, true), set_config('role', 'authenticated', true)`;
      await transaction`select realtime.send('{"id": 1}', 'forged', ${room})`;
    });
    await sql`select realtime.send('{"id": 2}', 'genuine', ${room})`;

    expect(await received.until(1)).toEqual([['genuine', { id: 2 }]]);
  });

  it('reaches members with a renewed token, but not with an expired one', async () => {
    const secret = new TextEncoder().encode(await jwtSecret(backend.dataDir));
    const token = await new SignJWT({ role: 'authenticated', sub: ada.id })
      .setProtectedHeader({ alg: 'HS256' })
      // Long enough for two to join on a busy machine.
      .setExpirationTime('6s')
      .sign(secret);
    const [expiring, renewed] = [await listen(token), await listen(token)];
    expect([expiring.status, renewed.status]).toEqual(['SUBSCRIBED', 'SUBSCRIBED']);
    await renewed.client.realtime.setAuth(ada.token);

    await vi.waitFor(async () => {
      const [before, expected] = [
        expiring.received.items.length,
        renewed.received.items.length + 1,
      ];
      await sql`select realtime.send('{"id": 1}', 'tick', ${room})`;
      await renewed.received.until(expected);
      expect(expiring.received.items).toHaveLength(before);
    }, 30_000);
  });

  it('is heard again after the connection to the database was lost', async () => {
    const { received } = await listen(ada.token);
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where query ilike 'listen %'`;

    await vi.waitFor(async () => {
      await sql`select realtime.send('{"id": 1}', 'tick', ${room})`;
      expect(received.items.length).toBeGreaterThan(0);
    }, 10_000);
  });

  it('keeps its rows for three days', async () => {
    await sql`
      insert into realtime.messages (topic, extension, event, inserted_at)
      values ('old', 'broadcast', 'x', now() - interval '73 hours'),
        ('new', 'broadcast', 'x', now() - interval '71 hours')`;

    const storageDir = join(tmpdir(), 'a-storage-without-files');
    await startScheduledJobs(sql, { log: console.error, storageDir }).stop();

    const left = await sql`select topic from realtime.messages where topic in ('old', 'new')`;
    expect(left).toEqual([{ topic: 'new' }]);
  });
});

describe('a channel', () => {
  it('confirms that messages of the database arrive, if the client requests it', async () => {
    const confirmed = createCollector<unknown>();
    const client = backend.client();
    await client.realtime.setAuth(ada.token);
    const channel = client
      .channel(room, { config: { private: true, broadcast: { replication_ready: true } } })
      .on('system', {}, ({ status }: { status: string }) => confirmed.add(status));
    await subscribed(channel);

    expect(await confirmed.until(1)).toEqual(['ok']);
  });
});
