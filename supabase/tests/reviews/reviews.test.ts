import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addPerson, inWorld, captureError, sql } from '../support/world.ts';
import type { World } from '../support/world.ts';

async function review(
  world: World,
  {
    rating = 5,
    project = null,
    comment = 'Good work',
    isOneself = false,
  }: { rating?: number; project?: string | null; comment?: string; isOneself?: boolean } = {},
) {
  const creator = await world.addPerson({ isDev: true });
  const client = isOneself ? creator : await world.addPerson({ name: 'éva Novak' });
  const add = (value: number) => world.sql`
    insert into public.reviews (user_id, target_user_id, project_id, rating, comment)
    values (${client.id}, ${creator.id}, ${project}, ${value}, ${comment})`;
  await world.sql.savepoint(() => add(rating));
  return { creator, client, add };
}

async function getRating(world: World, { id }: { id: string }) {
  const [row] = await world.sql`select rating_avg, rating_count from public.users where id = ${id}`;
  return row;
}

describe('a review', () => {
  it.each([6, 0, -1])('with the rating %d is rejected', (rating) =>
    inWorld(async (world) => {
      expect((await captureError(review(world, { rating }))).code).toBe('23514');
    }),
  );

  it('with a fractional rating is rejected, as REST sends it', () =>
    inWorld(async (world) => {
      const attempt = world.sql.savepoint(
        (tx) => tx`select (jsonb_populate_record(null::public.reviews, '{"rating": 4.5}')).rating`,
      );
      expect((await captureError(attempt)).code).toBe('22P02');
    }));

  it.each(['', '\u200b', 'x'.repeat(2001)])('with the comment %j is rejected', (comment) =>
    inWorld(async (world) => {
      expect((await captureError(review(world, { comment }))).code).toBe('23514');
    }),
  );

  it('of oneself is rejected', () =>
    inWorld(async (world) => {
      expect((await captureError(review(world, { isOneself: true }))).code).toBe('23514');
    }));

  it('can only name a project of its creator', () =>
    inWorld(async (world) => {
      const other = await world.addPerson({ isDev: true });
      const project = await world.addProject(other);
      expect((await captureError(review(world, { project }))).code).toBe('23503');
    }));

  it('remains after its project is deleted', () =>
    inWorld(async (world) => {
      const { creator, client } = await review(world);
      const project = await world.addProject(creator);
      await world.sql`update public.reviews set project_id = ${project} where user_id = ${client.id}`;
      await world.sql`delete from public.projects where id = ${project}`;
      const [row] =
        await world.sql`select project_id, target_user_id from public.reviews where user_id = ${client.id}`;
      expect(row).toEqual({ project_id: null, target_user_id: creator.id });
    }));

  it('shows the initial of its author, even after a new name', () =>
    inWorld(async (world) => {
      const { client } = await review(world);
      const initial = async () =>
        (
          await world.sql<
            { letter: string }[]
          >`select author_initial as letter from public.reviews where user_id = ${client.id}`
        )[0]?.letter;
      expect(await initial()).toBe('É');
      await world.sql`update public.users set name = 'maria' where id = ${client.id}`;
      expect(await initial()).toBe('M');
    }));

  it('cannot be written without a request, changed by its creator, or deleted', () =>
    inWorld(async (world) => {
      const { creator, client } = await review(world);
      const change = world.as(creator, (tx) => tx`update public.reviews set rating = 5`);
      expect((await change).count).toBe(0);
      for (const person of [creator, client]) {
        const statements = [
          `insert into public.reviews (target_user_id, rating, comment) values ('${creator.id}', 5, 'x')`,
          `delete from public.reviews where user_id = '${client.id}'`,
        ];
        for (const statement of statements) {
          expect((await captureError(world.as(person, (tx) => tx.unsafe(statement)))).code).toBe(
            '42501',
          );
        }
      }
    }));
});

describe('the rating of a creator', () => {
  it('is the unrounded mean of the visible reviews', () =>
    inWorld(async (world) => {
      const { creator, add } = await review(world, { rating: 5 });
      await add(4);
      await add(4);
      expect(await getRating(world, creator)).toEqual({ rating_avg: 13 / 3, rating_count: 3 });
      await world.sql`update public.reviews set hidden_at = now() where target_user_id = ${creator.id} and rating = 5`;
      expect(await getRating(world, creator)).toEqual({ rating_avg: 4, rating_count: 2 });
      await world.sql`update public.reviews set rating = 1 where target_user_id = ${creator.id} and rating = 4`;
      expect(await getRating(world, creator)).toEqual({ rating_avg: 1, rating_count: 2 });
      await world.sql`delete from public.reviews where target_user_id = ${creator.id}`;
      expect(await getRating(world, creator)).toEqual({ rating_avg: 0, rating_count: 0 });
    }));
});

describe('many simultaneous reviews', () => {
  const people: string[] = [];
  beforeAll(async () => {
    await sql.begin(async (transaction) => {
      const creator = await addPerson(transaction, { isDev: true });
      const client = await addPerson(transaction, {});
      people.push(creator.id, client.id);
    });
  });
  afterAll(async () => {
    await sql`delete from auth.users where id = any (${people})`;
  });

  afterEach(async () => {
    await sql`delete from public.reviews where target_user_id = any (${people})`;
  });

  it('are all counted, even if one waits for another', async () => {
    const [creator = '', client = ''] = people;
    const first = await sql.reserve();
    const second = await sql.reserve();
    const add = (connection: typeof first) => connection`
      insert into public.reviews (user_id, target_user_id, rating, comment)
      values (${client}, ${creator}, 4, 'At once')`;
    const [backend] = await second<{ pid: number }[]>`select pg_backend_pid() as pid`;
    await first`begin`;
    await add(first);
    const waiting = add(second).execute();
    await expect
      .poll(
        async () =>
          (await sql<{ by: number[] }[]>`select pg_blocking_pids(${backend?.pid ?? 0}) as by`)[0]
            ?.by,
      )
      .toHaveLength(1);
    await first`commit`;
    await waiting;
    first.release();
    second.release();
    const [row] = await sql`select rating_count from public.users where id = ${creator}`;
    expect(row?.rating_count).toBe(2);
  });

  it('are all stored, with an exact mean and without a deadlock', async () => {
    const [creator = '', client = ''] = people;
    const ratings = Array.from({ length: 40 }, (_, index) => (index % 5) + 1);
    await Promise.all(
      ratings.map(
        (rating) => sql`
        insert into public.reviews (user_id, target_user_id, rating, comment)
        values (${client}, ${creator}, ${rating}, 'At once')`,
      ),
    );
    const [row] =
      await sql`select rating_avg, rating_count from public.users where id = ${creator}`;
    expect(row).toEqual({ rating_avg: 3, rating_count: 40 });
  });
});
