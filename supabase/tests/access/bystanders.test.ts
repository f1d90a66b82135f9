import { expect, it } from 'vitest';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';

type Story = {
  table: string;
  /** Adds a row that the action must not affect; returns its id. */
  add: (world: World) => Promise<string>;
  act: (world: World) => Promise<unknown>;
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
    // A lock of the same transaction would not be visible, but a savepoint has its own id.
    await world.sql.savepoint(() => act(world));
    expect(await version()).toEqual(before);
  }),
);
