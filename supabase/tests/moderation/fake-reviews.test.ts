import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addAdmin, audit, bell, call } from '../admin/admins.ts';
import { list } from '../admin/lists/pages.ts';
import { send } from '../attachments/files.ts';
import { captureError, inWorld, type World } from '../support/world.ts';
import { appeal } from './appealed.ts';

const reason = 'The two hired each other for nothing';

/** A client who wrote three reviews of a creator, who has one of another client, too. */
async function addScene(world: World) {
  const [admin, second] = [await addAdmin(world), await addAdmin(world)];
  const creator = await world.addPerson({ name: 'Ada Stone', isDev: true });
  const client = await world.addPerson({ name: 'Noah Bennett' });
  const other = await world.addPerson();
  const add = async (author: { id: string }, rating: number) => {
    const [review] = await world.sql<{ id: string }[]>`
      insert into public.reviews (user_id, target_user_id, rating, comment)
      values (${author.id}, ${creator.id}, ${rating}, ${`Number ${rating}`}) returning id`;
    return review?.id ?? '';
  };
  const fakes = [await add(client, 5), await add(client, 4)];
  const fair = await add(client, 3);
  const others = await add(other, 1);
  const rating = async () => {
    const [row] = await world.sql`
      select rating_avg as average, rating_count as count from public.users where id = ${creator.id}`;
    return row;
  };
  const seenBy = async (caller: Parameters<World['as']>[0]) => {
    const rows = await world.as(
      caller,
      (sql) =>
        sql`select rating from public.reviews where target_user_id = ${creator.id} order by rating`,
    );
    return rows.map((row) => Number(row['rating']));
  };
  const suspend = (user: { id: string }, fake_reviews: string[]) =>
    call(world, admin, { name: 'admin_suspend', user_id: user.id, reason, fake_reviews });
  const restore = (by: { id: string }, user: { id: string }, args = {}) =>
    call(world, by, { name: 'admin_restore', user_id: user.id, reason: 'A mistake', ...args });
  const mark = (review_ids: string[], user: { id: string } = client) =>
    call(world, admin, { name: 'admin_hide_reviews', user_id: user.id, review_ids, reason });
  return {
    ...{ admin, second, creator, client, other, fakes, fair, others },
    ...{ rating, seenBy, suspend, restore, mark },
  };
}

describe('reviews that an admin marks as fake', () => {
  it('are hidden with a suspension and shown when it ends, others stay', () =>
    inWorld(async (world) => {
      const { admin, client, creator, fakes, rating, seenBy, suspend, restore } =
        await addScene(world);
      const earlier = (await audit(world)).length;
      await suspend(client, fakes);
      expect(await rating()).toEqual({ average: 2, count: 2 });
      for (const reader of ['visitor', creator, client, await world.addPerson()] as const)
        expect(await seenBy(reader)).toEqual([1, 3]);
      const entries = (await audit(world)).slice(earlier);
      expect(entries.map((entry) => entry.action)).toEqual(['suspend', 'hide', 'hide']);
      for (const entry of entries) expect(entry).toMatchObject({ actor_id: admin.id, reason });
      await restore(admin, client);
      expect(await rating()).toEqual({ average: 3.25, count: 4 });
      expect(await seenBy('visitor')).toEqual([1, 3, 4, 5]);
      expect(await world.sql`select from private.hidden_items where faker_id is not null`).toEqual(
        [],
      );
      const later = (await audit(world)).slice(earlier + 3).map(({ action }) => action);
      expect(later.toSorted()).toEqual(['restore', 'unhide', 'unhide']);
    }));

  it('are told to their author in one line, and again when they are shown', () =>
    inWorld(async (world) => {
      const { admin, client, creator, fakes, others, other, suspend, restore } =
        await addScene(world);
      await suspend(creator, [...fakes, others]);
      await restore(admin, creator);
      const sent = async (person: { id: string }) =>
        Object.fromEntries((await bell(world, person)).map(({ kind, params }) => [kind, params]));
      const shown = 'A mistake';
      expect(await sent(client)).toEqual({
        review_hidden: { title: 'Number 4', reason, count: 2 },
        review_unhidden: { title: 'Number 4', reason: shown, count: 2 },
      });
      expect(await sent(other)).toEqual({
        review_hidden: { title: 'Number 1', reason },
        review_unhidden: { title: 'Number 1', reason: shown },
      });
    }));

  it('stay hidden if the admin says so, and after another suspension that has others', () =>
    inWorld(async (world) => {
      const { admin, client, creator, fakes, others, seenBy, suspend, restore } =
        await addScene(world);
      await suspend(client, fakes);
      await suspend(creator, [others]);
      await restore(admin, creator);
      expect(await seenBy('visitor')).toEqual([1, 3]);
      await restore(admin, client, { shows_reviews: 'false' });
      expect(await seenBy('visitor')).toEqual([1, 3]);
    }));

  it.each([
    [[], [1, 3, 4, 5]],
    [['false'], [1, 3]],
  ])('are shown when an appeal lifts the suspension, unless %j', (shows, expected) =>
    inWorld(async (world) => {
      const { second, client, fakes, seenBy, suspend } = await addScene(world);
      await suspend(client, fakes);
      await appeal(world, client);
      const [waiting] = (await list(world, second, 'admin_list_appeals', {})).items;
      expect(waiting).toMatchObject({ fake_reviews: 2 });
      await call(world, second, {
        ...{ name: 'admin_decide_appeal', id: waiting?.id ?? '', outcome: 'lift', note: 'Sorry' },
        ...(shows[0] && { shows_reviews: shows[0] }),
      });
      expect(await seenBy('visitor')).toEqual(expected);
    }),
  );

  it('are marked later as well, each once, and counted at the person', () =>
    inWorld(async (world) => {
      const { admin, client, creator, fakes, fair, others, mark, rating } = await addScene(world);
      const [first = '', next = ''] = fakes;
      const hide = { name: 'admin_hide', kind: 'review', item_id: fair, reason };
      await call(world, admin, hide);
      expect(await mark([first, first, next, fair])).toBe(true);
      expect(await mark(fakes)).toBe(false);
      expect(await rating()).toEqual({ average: 1, count: 1 });
      await mark([others], creator);
      for (const [side, person, count] of [
        ['clients', client, 2],
        ['creators', creator, 1],
      ] as const) {
        const { items } = await list(world, admin, `admin_list_${side}`, { q: person.id });
        expect(items).toMatchObject([{ fake_reviews: count }]);
      }
    }));

  it('can only be chosen among those of the person, and at most 200 of them', () =>
    inWorld(async (world) => {
      const { fakes, others, other, mark, suspend, seenBy } = await addScene(world);
      const unknown = {
        code: 'PT404',
        message: 'One of these reviews no longer exists, or is between other people',
      };
      expect(await captureError(mark([...fakes, others]))).toEqual(unknown);
      expect(await captureError(mark([randomUUID()]))).toEqual(unknown);
      expect(await captureError(suspend(other, fakes))).toEqual(unknown);
      expect(await captureError(mark([]))).toEqual({
        code: 'PT400',
        message: 'Choose at least one review',
      });
      const many = (length: number) => Array.from({ length }, () => fakes[0] ?? '');
      expect(await captureError(mark(many(201)))).toEqual({
        code: 'PT400',
        message: 'Choose at most 200 reviews at once',
      });
      expect(await seenBy('visitor')).toEqual([1, 3, 4, 5]);
      expect(await mark(many(200))).toBe(true);
      expect((await captureError(mark(fakes, { id: randomUUID() }))).code).toBe('PT404');
    }));

  it('are left to another admin if they are about people whom the admin knows, or about them', () =>
    inWorld(async (world) => {
      const { second, creator, client, fakes, seenBy, suspend, restore, mark } =
        await addScene(world);
      await suspend(client, fakes);
      await world.sql`update public.users set is_dev = true where id = ${second.id}`;
      await send(world, creator, second, { text: 'Hello' });
      await send(world, second, creator, { text: 'Hello' });
      const [own] = await world.sql<{ id: string }[]>`
        insert into public.reviews (user_id, target_user_id, rating, comment)
        values (${client.id}, ${second.id}, 5, 'Great') returning id`;
      await mark([own?.id ?? '']);
      await restore(second, client);
      expect(await seenBy('visitor')).toEqual([1, 3]);
      const [row] = await world.sql`
        select count(*)::int as left from private.hidden_items where faker_id = ${client.id}`;
      expect(row?.['left']).toBe(3);
    }));

  it('stay hidden when their author leaves', () =>
    inWorld(async (world) => {
      const { client, fakes, suspend, rating } = await addScene(world);
      await suspend(client, fakes);
      await world.sql`delete from auth.users where id = ${client.id}`;
      expect(await rating()).toEqual({ average: 2, count: 2 });
    }));

  it('take no reply', () =>
    inWorld(async (world) => {
      const { creator, fakes, mark } = await addScene(world);
      await mark(fakes);
      const reply = { name: 'reply_to_review', id: fakes[0] ?? '', text: 'Thank you' };
      expect((await captureError(call(world, creator, reply))).code).toBe('PT404');
    }));
});
