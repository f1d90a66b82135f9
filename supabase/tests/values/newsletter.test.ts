import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { captureError, inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';

const run = randomUUID().slice(0, 8);
const known = {
  confirmed: `confirmed-${run}@example.com`,
  unconfirmed: `asked-${run}@example.com`,
};
const add = ({ sql }: World) => sql`
  insert into private.newsletter_subscribers (email, confirmed_at)
  values (${known.confirmed}, now()), (${known.unconfirmed}, null)`;
const addresses = [...Object.entries(known), ['unknown', `new-${run}@example.com`] as const];

// How long it takes depends on what it writes.
it('writes the same for every address, also for one that has just been asked', () =>
  inWorld(async (world) => {
    await world.sql`delete from private.newsletter_subscribers`;
    await add(world);
    const countWritten = () => world.sql<{ name: string; rows: number }[]>`
      select relname as name, (n_tup_ins + n_tup_upd + n_tup_del)::integer as rows
      from pg_stat_xact_user_tables where relname in ('mail_outbox', 'newsletter_subscribers')`;
    const written: Record<string, unknown> = {};
    for (const [name, email] of [...addresses, ['asked again', known.unconfirmed] as const]) {
      const before = new Map((await countWritten()).map((table) => [table.name, table.rows]));
      await world.as('visitor', (as) => as`select public.join_newsletter(${email})`);
      written[name] = (await countWritten())
        .map((table) => [table.name, table.rows - (before.get(table.name) ?? 0)])
        .filter(([, rows]) => rows !== 0)
        .toSorted();
    }
    const { unknown, ...others } = written;
    for (const [name, rows] of Object.entries(others)) expect(rows, name).toEqual(unknown);
    expect(unknown).toEqual([
      ['mail_outbox', 1],
      ['newsletter_subscribers', 1],
    ]);
  }));

it('is closed to suspended users', () =>
  inWorld(async (world) => {
    const person = await world.addPerson();
    const join = () => world.as(person, (as) => as`select public.join_newsletter('a@example.com')`);
    await join();
    await world.suspend(person);
    expect((await captureError(join())).code).toBe('PT403');
  }));

it('stores an email address once, even if two arrive at the same time', () =>
  inWorld(async (world) => {
    const store = (email: string) =>
      world.sql.savepoint(
        (as) => as`insert into private.newsletter_subscribers (email) values (${email})`,
      );
    await store('reader@example.com');
    expect((await captureError(store('Reader@Example.com'))).code).toBe('23505');
  }));
