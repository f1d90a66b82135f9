import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { connect } from '@showcase/local-supabase';
import type { Sql } from '@showcase/local-supabase';
import type { Checkout } from '../../../tooling/run/against/checkouts.ts';
import { printRounds } from '../../../tooling/run/against/rounds.ts';
import { startBackendProcess } from '../backend-process.ts';
import { createOnlinePeople } from './online-people.ts';
import { readProcessorTime } from './processor-time.ts';

const ROUNDS = 7;
const MESSAGES_PER_SENDER = 30;
/** Everyone writes to one other; the others are only online. */
const SENDERS = 10;
const MAX_GROWTH = 1.2;

type Side = Awaited<ReturnType<typeof openSide>>;

/**
 * Measures the processor time per message with so many people online; true if in this checkout, the last one, it does not depend on
 * their number.
 */
export async function benchLiveUpdates(
  checkouts: Checkout[],
  counts: number[],
  rounds: number,
): Promise<boolean> {
  const sides: Side[] = [];
  const beat = () => Promise.all(sides.map(({ online }) => online.beat()));
  try {
    for (const { root } of checkouts) sides.push(await openSide(root));
    console.log('\nlive updates');
    for (const count of counts) {
      for (const { sql, online } of sides) {
        await online.grow(Math.max(count, SENDERS), beat);
        // As autovacuum would: otherwise connections keep the plans they made for a few people.
        await sql`vacuum (analyze)`;
      }
      const label = `${count} online: processor per message`;
      await printRounds(sides, rounds, async (side) => {
        const value = await measure(side, beat);
        side.times.set(count, Math.min(value, side.times.get(count) ?? Infinity));
        return [{ label, unit: 'ms', value }];
      });
    }
    const times = [...(sides.at(-1)?.times.values() ?? [])];
    const growth = (times.at(-1) ?? 0) / (times[0] ?? 1);
    console.log(`growth ${growth.toFixed(2)}, goal ${MAX_GROWTH}`);
    return growth <= MAX_GROWTH;
  } finally {
    for (const side of sides) await side.stop();
  }
}

async function openSide(root: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'showcase-bench-'));
  const backend = await startBackendProcess({ root, dataDir, seed: false });
  const sql = connect(backend.databaseUrl, { max: 2 });
  const online = createOnlinePeople(backend, sql);
  await sql`alter system set autovacuum = off`;
  await sql`select pg_reload_conf()`;
  return {
    sql,
    online,
    measured: { pid: backend.pid, dataDir },
    /** The best time of each number of people. */
    times: new Map<number, number>(),
    stop: async () => {
      online.close();
      await sql.end({ timeout: 1 });
      await backend.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** From the first message until both members of each conversation have heard of theirs; the best round, because others count work of the machine. */
async function measure(
  { sql, measured, online }: Side,
  beat: () => Promise<unknown>,
): Promise<number> {
  const senders = online.people.slice(0, SENDERS).map(({ id }) => id);
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    await beat();
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
