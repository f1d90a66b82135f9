import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inWorld, captureError } from '../support/world.ts';
import type { World } from '../support/world.ts';

/** Adds these headers to all following calls, as PostgREST does. */
async function from(world: World, headers: Record<string, string>) {
  await world.sql`select set_config('request.headers', ${JSON.stringify(headers)}, true)`;
}
const fromIp = (world: World, ipAddress: string) => from(world, { 'x-forwarded-for': ipAddress });

const writes = [
  {
    name: 'views',
    max: 600,
    minutes: 10,
    write: (world: World) =>
      world.as('visitor', (tx) => tx`select public.record_view(${randomUUID()}, ${randomUUID()})`),
  },
  {
    name: 'views of profiles',
    max: 600,
    minutes: 10,
    write: (world: World) =>
      world.as(
        'visitor',
        (tx) => tx`select public.record_profile_view(${randomUUID()}, ${randomUUID()})`,
      ),
  },
  {
    name: 'questions for addresses',
    max: 120,
    minutes: 10,
    write: (world: World) =>
      world.as('visitor', (tx) => tx`select public.creator_contact(${randomUUID()})`),
  },
  {
    name: 'newsletter',
    max: 20,
    minutes: 60,
    write: (world: World) =>
      world.as(
        'visitor',
        (tx) => tx`select public.join_newsletter(${`${randomUUID()}@example.com`})`,
      ),
  },
];

describe.each(writes)('$name', ({ max, minutes, write }) => {
  it('are rejected with 429 for an IP address with too many writes', () =>
    inWorld(async (world) => {
      await fromIp(world, '203.0.113.7');
      await write(world);
      await world.sql`
        update private.visitor_hits set hits = ${max - 1} where visitor = private.visitor()`;
      await write(world);
      expect((await captureError(write(world))).message).toMatch(/"code": "over_limit"/);
      await fromIp(world, '203.0.113.8');
      await write(world);
    }));

  it('are accepted again after the window has ended', () =>
    inWorld(async (world) => {
      await fromIp(world, '203.0.113.7');
      await write(world);
      await world.sql`
        update private.visitor_hits set hits = ${max}, ends_at = clock_timestamp() - interval '1 s'
        where visitor = private.visitor()`;
      await write(world);
      const rows = await world.sql`
        select hits, round(extract(epoch from ends_at - clock_timestamp()) / 60)::integer as minutes
        from private.visitor_hits where visitor = private.visitor()`;
      expect(rows).toEqual([{ hits: 1, minutes }]);
    }));
});

const visitor = async (world: World) =>
  (await world.sql<{ key: string | null }[]>`select private.visitor() as key`)[0]?.key;

describe('an IP address', () => {
  it.each([
    ['is the last of those forwarded', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['is the same for a /64', '2001:db8:0:1::1', '2001:db8:0:1:2:3:4:5'],
    ['is the same for a /64 of zeros', '::1', '::2'],
    ['is the same for a mapped one', '::ffff:203.0.113.7', '203.0.113.7'],
  ])('%s', (_, one, other) =>
    inWorld(async (world) => {
      await fromIp(world, one);
      const key = await visitor(world);
      await fromIp(world, other);
      expect(await visitor(world)).toBe(key);
    }),
  );

  it.each([
    ['203.0.113.7', '203.0.113.8'],
    ['2001:db8:0:1::1', '2001:db8:0:2::1'],
    ['::ffff:203.0.113.7', '::ffff:203.0.113.8'],
    [':::', '::::'],
  ])('%s is not %s', (one, other) =>
    inWorld(async (world) => {
      await fromIp(world, one);
      const key = await visitor(world);
      await fromIp(world, other);
      expect(await visitor(world)).not.toBe(key);
    }),
  );

  it('is the one that the edge sends, and is only stored as a hash', () =>
    inWorld(async (world) => {
      await from(world, { 'cf-connecting-ip': '203.0.113.7', 'x-forwarded-for': '10.0.0.1' });
      const key = await visitor(world);
      await fromIp(world, '203.0.113.7');
      expect(await visitor(world)).toBe(key);
      expect(key).toMatch(/^[0-9a-f]{64}$/);
      await world.sql`update private.salt set value = 'another'`;
      expect(await visitor(world)).not.toBe(key);
    }));

  it('is hashed with the only key that there can be', () =>
    inWorld(async (world) => {
      const second = world.sql.savepoint(
        (tx) => tx`insert into private.salt (is_one) values (false)`,
      );
      expect((await captureError(second)).code).toBe('23514');
    }));

  it('is used neither for users, who have their own counters, nor for the service role', () =>
    inWorld(async (world) => {
      await fromIp(world, '203.0.113.7');
      const person = await world.addPerson();
      const view = (tx: World['sql']) =>
        tx`select public.record_view(${randomUUID()}, ${randomUUID()})`;
      await world.as(person, view);
      expect(
        await world.sql`select from private.rate_hits where user_id = ${person.id}`,
      ).toHaveLength(1);
      await world.sql`select set_config('request.jwt.claims', '{"role": "service_role"}', true)`;
      await world.sql`select public.record_view(${randomUUID()}, ${randomUUID()})`;
      const counted = await world.sql`
        select from private.visitor_hits where visitor = private.visitor()`;
      expect(counted).toHaveLength(0);
    }));
});

it('views are deleted after 90 days, and their totals stay', () =>
  inWorld(async (world) => {
    const creator = await world.addPerson({ isDev: true });
    const project = await world.addProject(creator);
    const days = (table: string) =>
      world.sql`select (now() at time zone 'utc')::date - day as age from public.${world.sql(table)}
        where viewer_key = any (${keys}) order by age`.then((rows) =>
        rows.map(({ age }) => Number(age)),
      );
    const keys = [randomUUID(), randomUUID()];
    for (const [index, age] of [90, 91].entries()) {
      await world.sql`
        insert into public.project_views (project_id, viewer_key, day)
        values (${project}, ${keys[index] ?? ''}, (now() at time zone 'utc')::date - ${age}::integer)`;
      await world.sql`
        insert into public.profile_views (creator_id, viewer_key, day)
        values (${creator.id}, ${keys[index] ?? ''}, (now() at time zone 'utc')::date - ${age}::integer)`;
    }
    await world.sql`
      insert into private.visitor_hits (visitor, action, hits, ends_at)
      values ('old', 'view', 1, now()), ('new', 'view', 1, now() + interval '1 s')`;
    await world.sql`select private.prune()`;
    await world.sql`select private.rotate_views()`;
    expect([await days('project_views'), await days('profile_views')]).toEqual([[90], [90]]);
    const left =
      await world.sql`select visitor from private.visitor_hits where visitor in ('old', 'new')`;
    expect(left.map(({ visitor: name }) => String(name))).toEqual(['new']);
    const [row] = await world.sql`select view_count from public.projects where id = ${project}`;
    expect(row?.view_count).toBe(2);
  }));
