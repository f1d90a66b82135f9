import { expect, it } from 'vitest';
import type { TransactionSql } from 'postgres';
import { addProject, addService } from '../world/rows.ts';
import { inWorld, refusal } from '../world/world.ts';
import type { World } from '../world/world.ts';

type Person = { id: string };
type Row = {
  table: string;
  inAll: number;
  words: string;
  /** Adds one more row as the person whose ceiling is asked about. */
  add: (sql: TransactionSql, person: Person, target: Person) => Promise<unknown>;
  /** Writes this many rows of the person past all limits. */
  fill: (world: World, person: Person, count: number) => Promise<unknown>;
};

const mark =
  (table: string): Row['add'] =>
  (sql, _, target) =>
    sql`
      insert into public.${sql(table)} (project_id)
      select id from public.projects where user_id = ${target.id} limit 1`;
const fillMarks = (table: string) => async (world: World, person: Person, count: number) => {
  const owner = await world.addPerson({ isDev: true });
  await world.sql`
      with added as (
        insert into public.projects (user_id, title, description, tags)
        select ${owner.id}, 'Copy', repeat('many words ', 6), '{Web}'
        from generate_series(1, ${count}) returning id
      )
      insert into public.${world.sql(table)} (project_id, user_id) select id, ${person.id} from added`;
};

const rows: Row[] = [
  {
    table: 'projects',
    inAll: 200,
    words: '200 projects',
    add: (sql, person) => addProject(sql, person, {}),
    fill: (world, { id }, count) => world.sql`
      insert into public.projects (user_id, title, description, tags)
      select ${id}, 'Copy', repeat('many words ', 6), '{Web}' from generate_series(1, ${count})`,
  },
  {
    table: 'services',
    inAll: 100,
    words: '100 services',
    add: (sql, person) => addService(sql, person, {}),
    fill: (world, { id }, count) => world.sql`
      insert into public.services (user_id, title, description, price, duration)
      select ${id}, 'Copy', repeat('many words ', 6), 5, '1 day' from generate_series(1, ${count})`,
  },
  {
    table: 'project_likes',
    inAll: 5000,
    words: '5000 likes',
    add: mark('project_likes'),
    fill: fillMarks('project_likes'),
  },
  {
    table: 'project_saves',
    inAll: 2000,
    words: '2000 saved projects',
    add: mark('project_saves'),
    fill: fillMarks('project_saves'),
  },
  {
    table: 'saved_creators',
    inAll: 1000,
    words: '1000 saved creators',
    add: (sql, _, target) =>
      sql`insert into public.saved_creators (creator_id) values (${target.id})`,
    fill: (world, { id }, count) => world.sql`
      with people as (
        insert into auth.users (id, email)
        select n.id, n.id || '@example.com' from (
          select gen_random_uuid() as id from generate_series(1, ${count})
        ) n returning id
      )
      insert into public.saved_creators (user_id, creator_id) select ${id}, people.id from people`,
  },
];

async function addPeople(world: World) {
  const person = await world.addPerson({ isDev: true });
  const target = await world.addPerson({ isDev: true });
  await world.addProject(target);
  return { person, target };
}

it.each(rows)('$table take $inAll rows of a person in all', (row) =>
  inWorld(async (world) => {
    const { person, target } = await addPeople(world);
    const { target: another } = await addPeople(world);
    await row.fill(world, person, row.inAll - 1);
    await world.as(person, (sql) => row.add(sql, person, target));
    const attempt = world.as(person, (sql) => row.add(sql, person, another));
    expect(await refusal(attempt)).toEqual({
      code: 'PT400',
      message: `An account has room for ${row.words}`,
    });
  }),
);

it('one request with many rows counts each of them', () =>
  inWorld(async (world) => {
    const person = await world.addPerson({ isDev: true });
    const attempt = world.as(
      person,
      (sql) => sql`
        insert into public.projects (title, description, tags)
        select 'Copy', repeat('many words ', 6), '{Web}' from generate_series(1, 31)`,
    );
    expect((await refusal(attempt)).code).toBe('PGRST');
  }));

it('50 open reports of one person are enough', () =>
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
    expect(await refusal(report())).toEqual({
      code: 'PT400',
      message: 'You have 50 open reports. Please wait until we have looked at them',
    });
    await world.sql`
      update public.reports set status = 'dismissed', decision = 'dismiss', decision_note = 'Fine', decided_at = now()
      where reporter_id = ${person.id}`;
    await report();
  }));
