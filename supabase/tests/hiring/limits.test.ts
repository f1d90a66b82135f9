import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { getErrorStatus } from '../support/error-status.ts';
import { addAccounts } from '../support/rows.ts';
import { inWorld, captureError, sql } from '../support/world.ts';
import type { World } from '../support/world.ts';

/** Functions that run as their owner call the counter, and so does the test, with a caller's claims. */
const hit = (world: World, { id }: { id: string }, action = 'knock', max = 3) =>
  world.sql.savepoint(async (as) => {
    await as`select set_config('request.jwt.claims', ${JSON.stringify({ sub: id })}, true)`;
    await as`select private.limit_rate(${action}, ${max}, interval '1 minute')`;
  });

it('rejects one call too many with 429, a sentence and Retry-After', () =>
  inWorld(async (world) => {
    const person = await world.addPerson();
    for (const _ of [1, 2, 3]) await hit(world, person);
    expect(await getErrorStatus(hit(world, person))).toEqual({
      code: 'over_limit',
      message: 'Too many requests. Try again in 60 s',
      details: 'Retry-After: 60',
      hint: null,
      status: 429,
      headers: { 'Retry-After': '60' },
    });
  }));

it.each([
  [57, '57 s'],
  [119, '119 s'],
  [120, '2 min'],
  [3489, '59 min'],
  [7200, '2 h'],
  [86_000, '24 h'],
])('says a wait of %d seconds as screens do: %s', async (seconds, text) => {
  expect(await sql`select private.format_wait(${seconds}) as text`).toEqual([{ text }]);
});

it('returns at least one second to wait', () =>
  inWorld(async (world) => {
    const call = world.sql.savepoint((tx) => tx`select private.raise_retry_after(now())`);
    expect(await getErrorStatus(call)).toMatchObject({ headers: { 'Retry-After': '1' } });
  }));

it('rejects the token of a deleted account with 401 and a sentence', () =>
  inWorld(async (world) => {
    const person = await world.addPerson();
    await world.sql`delete from auth.users where id = ${person.id}`;
    expect(await getErrorStatus(hit(world, person))).toEqual({
      code: 'no_account',
      message: 'This account no longer exists',
      details: null,
      hint: null,
      status: 401,
      headers: {},
    });
  }));

it('counts each user and each action separately', () =>
  inWorld(async (world) => {
    const [one, other] = [await world.addPerson(), await world.addPerson()];
    for (const _ of [1, 2, 3]) await hit(world, one);
    await hit(world, other);
    await hit(world, one, 'ring');
    expect((await captureError(hit(world, one))).code).toBe('PGRST');
  }));

it('removes old calls, and stores no more than it needs', () =>
  inWorld(async (world) => {
    const person = await world.addPerson();
    for (const _ of [1, 2, 3]) await hit(world, person);
    await world.sql`
      update private.rate_hits
      set hits = array[clock_timestamp() - interval '61 s', clock_timestamp() - interval '31 s', clock_timestamp()]
      where user_id = ${person.id}`;
    await hit(world, person);
    const { message } = await captureError(hit(world, person));
    expect(message).toMatch(/again in (28|29|30) s/);
    const [row] = await world.sql`
      select cardinality(hits) as hits from private.rate_hits where user_id = ${person.id}`;
    expect(row?.hits).toBe(3);
  }));

it('does not count calls without an account', () =>
  inWorld(async (world) => {
    for (const _ of [1, 2, 3, 4]) {
      await world.sql`select private.limit_rate('knock', 3, interval '1 minute')`;
    }
    expect(await world.sql`select from private.rate_hits where action = 'knock'`).toHaveLength(0);
  }));

it('counts simultaneous calls', async () => {
  const id = randomUUID();
  await addAccounts(sql, [id]);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 12 }, () =>
      sql.begin(async (as) => {
        await as`select set_config('request.jwt.claims', ${JSON.stringify({ sub: id })}, true)`;
        await as`select private.limit_rate('knock', 5, interval '1 minute')`;
      }),
    ),
  );
  await sql`delete from auth.users where id = ${id}`;
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
});
