import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { connect } from '@showcase/local-supabase';
import type { Sql } from '@showcase/local-supabase';
import { startBackendProcess } from './backend-process.ts';
import { createOnlinePeople } from './online-people.ts';
import { readProcessorTime } from './processor-time.ts';

const ROUNDS = 7;
const MESSAGES_PER_SENDER = 30;
/** Everyone writes to one other; the others are only online. */
const SENDERS = 10;
const MAX_GROWTH = 1.2;

type OnlinePeople = ReturnType<typeof createOnlinePeople>;

/** Measures the processor time per message with so many people online; true if it does not depend on their number. */
export async function benchLiveUpdates(root: string, counts: number[]): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), 'showcase-bench-'));
  const backend = await startBackendProcess(root, dataDir);
  const sql = connect(backend.databaseUrl, { max: 2 });
  const online = createOnlinePeople(backend, sql);
  try {
    await sql`alter system set autovacuum = off`;
    await sql`select pg_reload_conf()`;
    console.log('\nlive updates');
    const times: number[] = [];
    for (const count of counts) {
      await online.grow(Math.max(count, SENDERS));
      // As autovacuum would: otherwise connections keep the plans they made for a few people.
      await sql`vacuum (analyze)`;
      const time = await measure(sql, { pid: backend.pid, dataDir }, online);
      times.push(time);
      console.log(
        `${String(count).padStart(6)} online  ${time.toFixed(2)} ms of processor per message`,
      );
    }
    const growth = (times.at(-1) ?? 0) / (times[0] ?? 1);
    console.log(`growth ${growth.toFixed(2)}, goal ${MAX_GROWTH}`);
    return growth <= MAX_GROWTH;
  } finally {
    online.close();
    await sql.end({ timeout: 1 });
    await backend.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** From the first message until both members of each conversation have heard of theirs; the best round, because others count work of the machine. */
async function measure(
  sql: Sql,
  measured: { pid: number; dataDir: string },
  online: OnlinePeople,
): Promise<number> {
  const senders = online.people.slice(0, SENDERS).map(({ id }) => id);
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    await online.beat();
    await sql`delete from private.rate_hits`;
    const expected = online.countReceived() + 2 * SENDERS * MESSAGES_PER_SENDER;
    const before = await readProcessorTime(measured);
    for (let sent = 0; sent < MESSAGES_PER_SENDER; sent += 1) {
      for (const [index, sender] of senders.entries())
        await sendMessage(sql, sender, senders[index ^ 1] ?? '');
    }
    while (online.countReceived() < expected) await setTimeout(1);
    const time = (await readProcessorTime(measured)) - before;
    // The first round also warms up.
    if (round > 0) times.push(time / (SENDERS * MESSAGES_PER_SENDER));
  }
  return Math.min(...times);
}

function sendMessage(sql: Sql, sender: string, receiver: string) {
  return sql.begin(async (transaction) => {
    const claims = JSON.stringify({ role: 'authenticated', sub: sender });
    await transaction`select set_config('request.jwt.claims', ${claims}, true), set_config('role', 'authenticated', true)`;
    await transaction`select public.send_message(${receiver}, 'Good morning', gen_random_uuid())`;
  });
}
