import { expect, it } from 'vitest';
import { addScene, decide } from '../admin/actions.ts';
import { addAdmin, call, report } from '../admin/admins.ts';
import { addRequest } from '../support/hiring.ts';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';

type Story = {
  table: string;
  /** Adds a row that the action must not affect; returns its id. */
  add: (world: World) => Promise<string>;
  act: (world: World, bystander: string) => Promise<unknown>;
};

async function addReview(world: World) {
  const client = await world.addPerson();
  const creator = await world.addPerson({ isDev: true });
  const [row] = await world.sql<{ id: string }[]>`
    insert into public.reviews (user_id, target_user_id, rating, comment)
    values (${client.id}, ${creator.id}, 5, 'Good') returning id`;
  return { client, id: row?.id ?? '' };
}

const stories: [name: string, Story][] = [
  [
    'an account that is deleted',
    {
      table: 'users',
      add: async (world) => (await world.addPerson()).id,
      act: async (world) => {
        const { id, email } = await world.addPerson();
        await world.as({ id }, (sql) => sql`select public.delete_my_account(${email})`);
      },
    },
  ],
  [
    'a picture that is added',
    {
      table: 'projects',
      add: async (world) => world.addProject(await world.addPerson({ isDev: true })),
      act: async (world) => {
        const project = await world.addProject(await world.addPerson({ isDev: true }));
        await world.sql`
          insert into public.project_media (project_id, kind, url)
          values (${project}, 'image', 'https://a.example/b.png')`;
      },
    },
  ],
  [
    'a review that is given',
    {
      table: 'users',
      add: async (world) => (await world.addPerson({ isDev: true })).id,
      act: addReview,
    },
  ],
  [
    'a like that is removed',
    {
      table: 'projects',
      add: async (world) => world.addProject(await world.addPerson({ isDev: true })),
      act: async (world) => {
        const project = await world.addProject(await world.addPerson({ isDev: true }));
        const { id } = await world.addPerson();
        await world.sql`
          insert into public.project_likes (project_id, user_id) values (${project}, ${id})`;
        await world.sql`delete from public.project_likes where user_id = ${id}`;
      },
    },
  ],
  [
    'a hire request that is accepted',
    {
      table: 'users',
      // A client of the seed: one that the test adds is already locked by its transaction.
      add: async (world) => {
        const [row] = await world.sql<{ id: string }[]>`
          select client_id as id from public.hire_requests where client_id is not null limit 1`;
        return row?.id ?? '';
      },
      act: async (world) => {
        const { creator, id } = await addRequest(world);
        await world.as(
          creator,
          (sql) => sql`select public.act_on_hire_request(${id}, 'accept', no_due_date => true)`,
        );
      },
    },
  ],
  [
    'a decision about another case',
    {
      table: 'reports',
      add: async (world) => (await addScene(world)).reported,
      act: async (world) => decide(world, await addScene(world), 'dismiss'),
    },
  ],
  [
    'a second decision about the same case',
    {
      table: 'reports',
      add: async (world) => {
        const scene = await addScene(world);
        await decide(world, scene, 'dismiss');
        return scene.reported;
      },
      act: async (world, decided) => {
        const admin = await addAdmin(world);
        const [row] = await world.sql<{ target: string }[]>`
          select target_id as target from public.reports where id = ${decided}`;
        const target = row?.target ?? '';
        const reported = await report(world, await world.addPerson(), { kind: 'project', target });
        const args = { report_id: reported, decision: 'dismiss', note: 'Nothing new' };
        await call(world, admin, { name: 'admin_decide_report', ...args });
      },
    },
  ],
  [
    'an author who takes another name',
    {
      table: 'reviews',
      add: async (world) => (await addReview(world)).id,
      act: async (world) => {
        const { client } = await addReview(world);
        await world.sql`update public.users set name = 'Zoe' where id = ${client.id}`;
      },
    },
  ],
];

it.each(stories)('%s neither locks nor rewrites rows of others', (_, { table, add, act }) =>
  inWorld(async (world) => {
    const id = await add(world);
    const version = async () => {
      const [row] = await world.sql`
        select ctid::text, xmax::text from public.${world.sql(table)} where id = ${id}`;
      return row;
    };
    const before = await version();
    expect(before).toBeDefined();
    // A lock of the same transaction would not be visible, but a savepoint has its own id.
    await world.sql.savepoint(() => act(world, id));
    expect(await version()).toEqual(before);
  }),
);
