import { describe, expect, it } from 'vitest';
import { addRequest } from '../support/hiring.ts';
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
type Version = Date | null;
const reply = (
  world: World,
  caller: Caller,
  id: string,
  text = 'Thank you',
  editedAt: Version = null,
) => world.as(caller, (sql) => sql`select public.reply_to_review(${id}, ${text}, ${editedAt})`);

describe('the reply to a review', () => {
  it('can be written once, by its creator, and notifies its author', () =>
    inWorld(async (world) => {
      const hireRequest = await addRequest(world, 'approved');
      const id = await write(world, hireRequest.client, hireRequest);
      await reply(world, hireRequest.creator, id);
      await reply(world, hireRequest.creator, id);
      expect(await captureError(reply(world, hireRequest.creator, id, 'Another'))).toEqual({
        code: 'PT409',
        message: 'You already replied to this review',
      });
      const params = {
        actor_id: hireRequest.creator.id,
        actor_name: 'Ada Stone',
        request_id: hireRequest.id,
      };
      const [row] = await world.sql`
        select r.reply, r.replied_at is not null as is_dated,
          (select count(*)::int from public.notifications n
           where n.user_id = r.user_id and n.kind = 'reply_received'
             and n.params = ${world.sql.json(params)}) as notifications
        from public.reviews r where r.id = ${id}`;
      expect(row).toEqual({ reply: 'Thank you', is_dated: true, notifications: 1 });
    }));

  it('names no request if the review has none', () =>
    inWorld(async (world) => {
      const { client, creator } = await addRequest(world);
      const id = await insert(world.sql, 'reviews', {
        user_id: client.id,
        target_user_id: creator.id,
        rating: 5,
        comment: 'Good',
      });
      await reply(world, creator, id);
      const [row] = await world.sql`
        select params from public.notifications where kind = 'reply_received' and user_id = ${client.id}`;
      expect(row?.params).toEqual({ actor_id: creator.id, actor_name: 'Ada Stone' });
    }));

  it('only changes the given review', () =>
    inWorld(async (world) => {
      const { client, creator } = await addRequest(world);
      const add = () =>
        insert(world.sql, 'reviews', {
          user_id: client.id,
          target_user_id: creator.id,
          rating: 5,
          comment: 'Good',
        });
      const ids = [await add(), await add(), await add()];
      await reply(world, creator, ids[1] ?? '', 'x'.repeat(2000));
      const rows = await world.sql<{ id: string }[]>`
        select id from public.reviews where id = any (${ids}) and reply is not null`;
      expect(rows.map(({ id }) => id)).toEqual([ids[1]]);
    }));

  it.each(['', '\u200b', 'x'.repeat(2001)])('cannot be %j', (text) =>
    inWorld(async (world) => {
      const hireRequest = await addRequest(world, 'approved');
      const id = await write(world, hireRequest.client, hireRequest);
      expect(await captureError(reply(world, hireRequest.creator, id, text))).toEqual({
        code: 'PT400',
        message: 'Write a reply of at most 2000 characters',
      });
    }),
  );

  it('by anyone else finds no review', () =>
    inWorld(async (world) => {
      const hireRequest = await addRequest(world, 'approved');
      const id = await write(world, hireRequest.client, hireRequest);
      const stranger = await world.addPerson({ isDev: true });
      for (const person of [hireRequest.client, stranger]) {
        expect(await captureError(reply(world, person, id))).toEqual({
          code: 'PT404',
          message: "This review no longer exists, or it isn't yours to reply to",
        });
      }
      await world.suspend(hireRequest.creator);
      expect((await captureError(reply(world, hireRequest.creator, id))).code).toBe('PT403');
      expect((await captureError(reply(world, 'visitor', id))).code).toBe('42501');
    }));
});
