import { expect, it } from 'vitest';
import type { TransactionSql } from 'postgres';
import { addProject, addService } from '../support/rows.ts';
import { inWorld, captureError } from '../support/world.ts';
import type { World } from '../support/world.ts';

type Person = { id: string };
type Row = {
  table: string;
  max: number;
  label: string;
  /** Adds one more row as the user whose limit is tested. */
  add: (sql: TransactionSql, person: Person, target: Person) => Promise<unknown>;
  /** Inserts this many rows of the user; without triggers and keys, because only their number matters. */
  fill: (world: World, person: Person, count: number) => Promise<unknown>;
};

const addReaction =
  (table: string): Row['add'] =>
  (sql, _, target) =>
    sql`
      insert into public.${sql(table)} (project_id)
      select id from public.projects where user_id = ${target.id} limit 1`;
const fillReactions = (table: string) => (world: World, person: Person, count: number) =>
  world.sql`
  insert into public.${world.sql(table)} (project_id, user_id)
  select gen_random_uuid(), ${person.id} from generate_series(1, ${count})`;

const rows: Row[] = [
  {
    table: 'projects',
    max: 200,
    label: '200 projects',
    add: (sql, person) => addProject(sql, person, {}),
    fill: (world, { id }, count) => world.sql`
      insert into public.projects (user_id, title, description, tags)
      select ${id}, 'Copy', repeat('many words ', 6), '{Web}' from generate_series(1, ${count})`,
  },
  {
    table: 'services',
    max: 100,
    label: '100 services',
    add: (sql, person) => addService(sql, person, {}),
    fill: (world, { id }, count) => world.sql`
      insert into public.services (user_id, title, description, price, duration)
      select ${id}, 'Copy', repeat('many words ', 6), 5, '1 day' from generate_series(1, ${count})`,
  },
  {
    table: 'project_likes',
    max: 5000,
    label: '5000 likes',
    add: addReaction('project_likes'),
    fill: fillReactions('project_likes'),
  },
  {
    table: 'project_saves',
    max: 2000,
    label: '2000 saved projects',
    add: addReaction('project_saves'),
    fill: fillReactions('project_saves'),
  },
  {
    table: 'saved_creators',
    max: 1000,
    label: '1000 saved creators',
    add: (sql, _, target) =>
      sql`insert into public.saved_creators (creator_id) values (${target.id})`,
    fill: (world, { id }, count) => world.sql`
      insert into public.saved_creators (user_id, creator_id)
      select ${id}, gen_random_uuid() from generate_series(1, ${count})`,
  },
  {
    table: 'saved_searches',
    max: 20,
    label: '20 saved searches',
    add: (sql) => sql`
      insert into public.saved_searches (kind, name, search)
      values ('projects', 'x', jsonb_build_object('q', gen_random_uuid()))`,
    fill: (world, { id }, count) => world.sql`
      insert into public.saved_searches (user_id, kind, name, search)
      select ${id}, 'projects', 'x', jsonb_build_object('q', 'map ' || n) from generate_series(1, ${count}) as n`,
  },
];

async function addPeople(world: World) {
  const person = await world.addPerson({ isDev: true });
  const target = await world.addPerson({ isDev: true });
  await world.addProject(target);
  return { person, target };
}

it.each(rows)('$table accept $inAll rows per user in total', (row) =>
  inWorld(async (world) => {
    const { person, target } = await addPeople(world);
    const { target: another } = await addPeople(world);
    await world.sql`set local session_replication_role = replica`;
    await row.fill(world, person, row.max - 1);
    await world.sql`set local session_replication_role = origin`;
    await world.as(person, (sql) => row.add(sql, person, target));
    const attempt = world.as(person, (sql) => row.add(sql, person, another));
    expect(await captureError(attempt)).toEqual({
      code: 'PT400',
      message: `Your account can hold up to ${row.label}`,
    });
  }),
);

it('each row of a request counts', () =>
  inWorld(async (world) => {
    const person = await world.addPerson({ isDev: true });
    const attempt = world.as(
      person,
      (sql) => sql`
        insert into public.projects (title, description, tags)
        select 'Copy', repeat('many words ', 6), '{Web}' from generate_series(1, 31)`,
    );
    expect((await captureError(attempt)).code).toBe('PGRST');
  }));

it('a user can have at most 50 open reports', () =>
  inWorld(async (world) => {
    const person = await world.addPerson();
    const report = async () => {
      const target = await world.addPerson({ isDev: true });
      await world.as(
        person,
        (sql) => sql`
          insert into public.reports (kind, target_id, reason) values ('user', ${target.id}, 'spam')`,
      );
    };
    await world.sql`
      insert into public.reports (kind, target_id, reason, reporter_id)
      select 'user', gen_random_uuid(), 'spam', ${person.id} from generate_series(1, 49)`;
    await report();
    expect(await captureError(report())).toEqual({
      code: 'PT400',
      message: 'You have 50 open reports. Try again after our team has reviewed some',
    });
    await world.sql`
      update public.reports set status = 'dismissed', decision = 'dismiss', decision_note = 'Fine', decided_at = now()
      where reporter_id = ${person.id}`;
    await report();
  }));
