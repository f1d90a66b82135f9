import { describe, expect, it } from 'vitest';
import { addRequest, stepsByState } from '../support/hiring.ts';
import type { State } from '../support/hiring.ts';
import { insert } from '../support/rows.ts';
import { inWorld, captureError } from '../support/world.ts';
import type { Caller, World } from '../support/world.ts';

type AddedRequest = Awaited<ReturnType<typeof addRequest>>;
const write = (
  world: World,
  caller: Caller,
  hireRequest: AddedRequest,
  columns: Record<string, unknown> = {},
) =>
  world.as(caller, (sql) =>
    insert(sql, 'reviews', {
      target_user_id: hireRequest.creator.id,
      hire_request_id: hireRequest.id,
      rating: 5,
      comment: 'Good work',
      ...columns,
    }),
  );
const edit = (world: World, caller: Caller, rating = 1) =>
  world.as(caller, (sql) => sql`update public.reviews set rating = ${rating}, comment = 'Changed'`);
describe('a review', () => {
  it.each(Object.keys(stepsByState) as State[])(
    'of a request that is %s requires a completed one',
    (state) =>
      inWorld(async (world) => {
        const hireRequest = await addRequest(world, state);
        const attempt = write(world, hireRequest.client, hireRequest);
        if (state === 'approved' || state === 'automatic') {
          expect(await attempt).toMatch(/^[0-9a-f-]{36}$/);
        } else {
          expect((await captureError(attempt)).code).toBe('42501');
        }
      }),
  );

  it.each([
    ['the creator', (hireRequest: AddedRequest) => hireRequest.creator],
    ['a visitor', () => 'visitor' as const],
  ])('cannot be written by %s', (_, author) =>
    inWorld(async (world) => {
      const hireRequest = await addRequest(world, 'approved');
      expect((await captureError(write(world, author(hireRequest), hireRequest))).code).toBe(
        '42501',
      );
    }),
  );

  it('cannot be written by a stranger, for another creator or without a request', () =>
    inWorld(async (world) => {
      const hireRequest = await addRequest(world, 'approved');
      const other = await world.addPerson({ isDev: true });
      for (const attempt of [
        () => write(world, other, hireRequest),
        () => write(world, hireRequest.client, hireRequest, { target_user_id: other.id }),
        () => write(world, hireRequest.client, hireRequest, { hire_request_id: null }),
        () => write(world, hireRequest.client, hireRequest, { user_id: other.id }),
        () => write(world, hireRequest.client, hireRequest, { author_initial: 'X' }),
        () => write(world, hireRequest.client, hireRequest, { reply: 'Mine' }),
        () => write(world, hireRequest.client, hireRequest, { created_at: '2030-01-01' }),
      ]) {
        expect((await captureError(attempt())).code).toBe('42501');
      }
    }));

  it('can be written once per request', () =>
    inWorld(async (world) => {
      const hireRequest = await addRequest(world, 'approved');
      await write(world, hireRequest.client, hireRequest);
      expect((await captureError(write(world, hireRequest.client, hireRequest))).code).toBe(
        '23505',
      );
    }));

  it.each([
    [{ rating: 6 }, '23514'],
    [{ rating: 0 }, '23514'],
    [{ rating: -1 }, '23514'],
    [{ rating: 4.5 }, '22P02'],
    [{ comment: ' ' }, '23514'],
    [{ comment: 'x'.repeat(2001) }, '23514'],
    [{ comment: 'x'.repeat(100_000) }, '23514'],
  ])('with %j is rejected', (columns, code) =>
    inWorld(async (world) => {
      const hireRequest = await addRequest(world, 'approved');
      expect(
        (await captureError(write(world, hireRequest.client, hireRequest, columns))).code,
      ).toBe(code);
    }),
  );

  it('can only name a project of that creator', () =>
    inWorld(async (world) => {
      const hireRequest = await addRequest(world, 'approved');
      const other = await world.addPerson({ isDev: true });
      const theirs = await world.addProject(other);
      const attempt = write(world, hireRequest.client, hireRequest, { project_id: theirs });
      expect((await captureError(attempt)).code).toBe('23503');
      const project_id = await world.addProject(hireRequest.creator);
      expect(await write(world, hireRequest.client, hireRequest, { project_id })).not.toBe('');
    }));

  it('can be edited by its author for 14 days, only in rating and comment', () =>
    inWorld(async (world) => {
      const hireRequest = await addRequest(world, 'approved');
      await write(world, hireRequest.client, hireRequest);
      for (const column of [
        'target_user_id',
        'hire_request_id',
        'project_id',
        'user_id',
        'reply',
        'hidden_at',
        'created_at',
      ]) {
        const attempt = world.as(
          hireRequest.client,
          (sql) => sql`update public.reviews set ${sql(column)} = ${sql(column)}`,
        );
        expect((await captureError(attempt)).code).toBe('42501');
      }
      expect((await edit(world, hireRequest.creator)).count).toBe(0);
      await world.sql`update public.reviews set created_at = now() - interval '13 days 23 hours' where user_id = ${hireRequest.client.id}`;
      expect((await edit(world, hireRequest.client)).count).toBe(1);
      await world.sql`update public.reviews set created_at = now() - interval '14 days 1 second' where user_id = ${hireRequest.client.id}`;
      expect((await edit(world, hireRequest.client)).count).toBe(0);
    }));

  it('cannot be deleted by anyone', () =>
    inWorld(async (world) => {
      const hireRequest = await addRequest(world, 'approved');
      await write(world, hireRequest.client, hireRequest);
      for (const person of [hireRequest.client, hireRequest.creator]) {
        const attempt = world.as(person, (sql) => sql`delete from public.reviews`);
        expect((await captureError(attempt)).code).toBe('42501');
      }
    }));

  it('cannot be written or edited by suspended users', () =>
    inWorld(async (world) => {
      const hireRequest = await addRequest(world, 'approved');
      await world.suspend(hireRequest.client);
      expect((await captureError(write(world, hireRequest.client, hireRequest))).code).toBe(
        '42501',
      );
      await world.sql`insert into public.reviews (user_id, target_user_id, hire_request_id, rating, comment) values (${hireRequest.client.id}, ${hireRequest.creator.id}, ${hireRequest.id}, 5, 'Good')`;
      expect((await captureError(edit(world, hireRequest.client))).code).toBe('42501');
    }));

  it('notifies its creator, unless it was imported', () =>
    inWorld(async (world) => {
      const hireRequest = await addRequest(world, 'approved');
      const id = await write(world, hireRequest.client, hireRequest, { rating: 4 });
      await world.sql`
        insert into public.reviews (user_id, target_user_id, rating, comment, created_at)
        values (${hireRequest.client.id}, ${hireRequest.creator.id}, 5, 'Of old', now() - interval '61 minutes'),
          (${hireRequest.client.id}, ${hireRequest.creator.id}, 3, 'Of late', now() - interval '59 minutes')`;
      const rows = await world.sql`
        select params, needs_action from public.notifications
        where kind = 'review_received' and user_id = ${hireRequest.creator.id}
        order by params -> 'rating' desc`;
      expect(rows).toEqual([
        {
          params: { review_id: id, rating: 4, actor_name: 'Noah Bennett' },
          needs_action: false,
        },
        { params: expect.objectContaining({ rating: 3 }) as object, needs_action: false },
      ]);
    }));
});
