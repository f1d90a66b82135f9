import { expect, it } from 'vitest';
import { call, addAdmin } from '../admin/admins.ts';
import { addRequest } from '../support/hiring.ts';
import { inWorld } from '../support/world.ts';

it('stays with its rating, its reply and no author when the client deletes the account', () =>
  inWorld(async (world) => {
    const { client, creator, id } = await addRequest(world, 'approved');
    const [review] = await world.as(
      client,
      (sql) => sql<{ id: string }[]>`
        insert into public.reviews (target_user_id, hire_request_id, rating, comment)
        values (${creator.id}, ${id}, 4, 'Well done') returning id`,
    );
    const edited = world.sql`select updated_at from public.reviews where id = ${review?.id ?? ''}`;
    const [before] = await edited;
    await world.sql`delete from auth.users where id = ${client.id}`;
    const [row] = await world.as(
      'visitor',
      (sql) => sql`
        select r.rating, r.author_initial, r.updated_at, u.rating_avg, u.rating_count
        from public.reviews r join public.users u on u.id = r.target_user_id where r.id = ${review?.id ?? ''}`,
    );
    expect(row).toEqual({
      rating: 4,
      author_initial: '',
      rating_avg: 4,
      rating_count: 1,
      ...before,
    });
    await world.as(
      creator,
      (sql) => sql`select public.reply_to_review(${review?.id ?? ''}, 'Thank you')`,
    );
    const admin = await addAdmin(world);
    const list = await call<{ items: { author: unknown }[] }>(world, admin, {
      name: 'admin_list_reviews',
      q: review?.id ?? '',
    });
    expect(list?.items).toMatchObject([{ author: null }]);
    const hide = { name: 'admin_hide', kind: 'review', item_id: review?.id ?? '' };
    expect(await call(world, admin, { ...hide, reason: 'Spam' })).toBe(true);
    await world.sql`delete from auth.users where id = ${creator.id}`;
    expect(await world.sql`select from public.reviews where id = ${review?.id ?? ''}`).toEqual([]);
  }));
