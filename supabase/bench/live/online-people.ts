import { createHmac, randomUUID } from 'node:crypto';
import type { Sql } from '@showcase/local-supabase';
import { addAccounts } from '../add-accounts.ts';
import type { BackendProcess } from '../backend-process.ts';

/** Joins at a time, so that the last ones do not wait too long. */
const BATCH_SIZE = 50;

/** People with the site open, each with a connection and their own channel. */
export function createOnlinePeople({ url, publishableKey, jwtSecret }: BackendProcess, sql: Sql) {
  const people: { id: string; socket: WebSocket }[] = [];
  let received = 0;

  async function join(id: string) {
    const socket = new WebSocket(
      `${url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${publishableKey}&vsn=2.0.0`,
    );
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('error', () => reject(new Error('The connection was rejected.')));
      socket.addEventListener('open', () => {
        const config = { private: true, presence: { enabled: false } };
        const payload = { config, access_token: signToken(id, jwtSecret) };
        socket.send(JSON.stringify(['1', '1', `realtime:user:${id}`, 'phx_join', payload]));
      });
      socket.addEventListener('message', ({ data }) => {
        const [, , , event, payload] = JSON.parse(String(data)) as ServerFrame;
        if (event === 'broadcast' && payload.event === 'message_added') received += 1;
        if (event !== 'phx_reply') return;
        if (payload.status === 'ok') resolve();
        else reject(new Error(`The channel was rejected: ${JSON.stringify(payload)}`));
      });
    });
    people.push({ id, socket });
  }

  return {
    people,
    countReceived: () => received,
    /** Others may have to be kept online meanwhile. */
    async grow(count: number, beat: () => Promise<unknown>) {
      while (people.length < count) {
        const ids = Array.from(
          { length: Math.min(BATCH_SIZE, count - people.length) },
          () => randomUUID() as string,
        );
        await addAccounts(
          sql,
          ids.map((id) => ({
            ...{ id, email: `${id}@example.com`, confirmedAt: new Date() },
            metadata: { name: 'Someone' },
          })),
        );
        await sql`update public.users set is_dev = true where id = any (${ids}::uuid[])`;
        await Promise.all(ids.map(join));
        await beat();
      }
    },
    /** Keeps the connections open: the server closes those that have been silent for 90 seconds. */
    async beat() {
      const answers = people.map(
        ({ socket }) =>
          new Promise((resolve) => socket.addEventListener('message', resolve, { once: true })),
      );
      for (const { socket } of people)
        socket.send(JSON.stringify([null, '2', 'phoenix', 'heartbeat', {}]));
      await Promise.all(answers);
    },
    close() {
      for (const { socket } of people) socket.close();
    },
  };
}

type ServerFrame = [unknown, unknown, string, string, { event?: string; status?: string }];

function signToken(id: string, secret: string): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ role: 'authenticated', sub: id, exp })}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}
