import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { rounds } from '../../../tooling/testing/rounds.ts';
import { createRequest } from '../support/hiring.ts';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { addBlockedPair, addPair, sendRequest, writeTo } from './pairs.ts';
import type { Pair } from './pairs.ts';
import { chanceOfMore } from './ranks.ts';

type Sql = World['sql'];
type Act = (sql: Sql, pair: Pair) => Promise<unknown>;
const sides = ['blocked', 'free'] as const;
type Side = (typeof sides)[number];
type Times = Record<Side, number[]>;

/** So many per side that chance alone moves what is compared by a quarter of the limit; the load of the machine falls on both. */
const perSide = rounds(30, 80);
const limit = rounds(0.3, 0.2);

async function sample(take: (side: Side, index: number) => Promise<number>) {
  const times: Times = { blocked: [], free: [] };
  const order = Array.from({ length: perSide }, () => sides).flat();
  const shuffled = order
    .map((side) => ({ side, position: Math.random() }))
    .toSorted((one, other) => one.position - other.position);
  // What runs first also makes its plans.
  for (let index = 0; index < 12; index++) await take(sides[index % 2] ?? 'free', index);
  for (const { side } of shuffled) times[side].push(await take(side, times[side].length));
  return times;
}

const time = (world: World, pair: Pair, act: Act) =>
  world.as(pair.client, async (sql) => {
    const start = performance.now();
    await act(sql, pair);
    return performance.now() - start;
  });

/** Each call from the same state, in which the creator has blocked the client or someone else. */
async function measureWrites(world: World, prepare: Act, act: Act) {
  const pair = await addPair(world);
  const other = await world.addPerson();
  return sample((side) =>
    world.dryRun(async () => {
      const { id } = side === 'blocked' ? pair.client : other;
      await world.sql`
        insert into private.blocks (blocker_id, blocked_id) values (${pair.creator.id}, ${id})`;
      await world.as(pair.client, (sql) => prepare(sql, pair));
      return time(world, pair, act);
    }),
  );
}

/** Of several pairs, since ids and positions of rows differ too. */
async function measureReads(world: World, act: Act) {
  const pairs: Record<Side, Pair[]> = { blocked: [], free: [] };
  await world.sql`insert into realtime.messages (topic, extension, private) values ('', 'presence', true)`;
  for (let index = 0; index < 8; index++) {
    const side = sides[index % 2] ?? 'free';
    const pair = await (side === 'blocked' ? addBlockedPair : addPair)(world);
    await writeTo(world, pair);
    await sendRequest(world, pair);
    pairs[side].push(pair);
  }
  return sample((side, index) => {
    const pair = pairs[side][index % pairs[side].length];
    if (!pair) throw new Error('There are no pairs.');
    return time(world, pair, act);
  });
}

const difference = ({ blocked, free }: Times) => Math.abs(chanceOfMore(blocked, free) - 0.5);
const nothing: Act = () => Promise.resolve();
const write: Act = (sql, { creator }) =>
  sql`select public.send_message(${creator.id}, 'Good evening', ${randomUUID()})`;
const hire: Act = (sql, { creator }) =>
  createRequest(sql, { creator_id: creator.id, title: 'A shop', budget: 50 });
const readConversation: Act = (sql, { conversation }) => sql`
  select public.my_conversations(), public.conversation_messages(${conversation}),
    public.conversation_details(${conversation})`;
const lookFor: Act = async (sql, { creator }) => {
  await sql`select set_config('realtime.topic', ${`online:${creator.id}`}, true)`;
  return sql`
    select public.my_hire_requests('client', 'pending'), p.*,
      (select count(*) from realtime.messages m where m.extension = 'presence')
    from public.people(${[creator.id]}) p`;
};

describe('a blocked person cannot tell by the time of', () => {
  it.each<[string, Act, Act]>([
    ['a message', nothing, write],
    ['a message that follows another', write, write],
    ['a request', nothing, hire],
  ])('%s', (_, prepare, act) =>
    inWorld(async (world) => {
      expect(difference(await measureWrites(world, prepare, act))).toBeLessThan(limit);
    }),
  );

  it.each<[string, Act]>([
    ['their conversations', readConversation],
    ['their requests, and who is online', lookFor],
  ])('%s', (_, act) =>
    inWorld(async (world) => {
      expect(difference(await measureReads(world, act))).toBeLessThan(limit);
    }),
  );
});

it('would show if messages of blocked people took 20 milliseconds more', () =>
  inWorld(async (world) => {
    await world.sql`
      create function private.wait() returns trigger language plpgsql security definer
      as $$
      begin
        if exists (select from private.blocks b where b.blocked_id = new.sender_id) then
          perform pg_sleep(0.02);
        end if;
        return null;
      end;
      $$`;
    await world.sql`
      create trigger wait after insert on public.messages for each row execute function private.wait()`;
    expect(difference(await measureWrites(world, nothing, write))).toBeGreaterThan(limit);
  }));
