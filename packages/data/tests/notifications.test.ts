import { describe, expect, it, vi } from 'vitest';
import { listNotifications, markNotificationsRead } from '../src/notifications/notifications.ts';
import { subscribeToNotifications } from '../src/notifications/subscribe-to-notifications.ts';
import { getWalletBalance } from '../src/transactions/wallet.ts';
import { newcomer, sql } from './backend.ts';
import { UNKNOWN_ID } from './world.ts';

const getTitle = (title: string) => `Zoe wants to hire you: ${title}`;

function notify(userId: string, title: string, needsAction = false) {
  const params = { request_id: UNKNOWN_ID, side: 'creator', title, actor_name: 'Zoe' };
  return sql`
    select private.notify(${userId}, 'request_created', ${sql.json(params)}, ${needsAction})`;
}

describe('notifications', () => {
  it('are listed in two parts, newest first, and counted while unread', async () => {
    const { client, id } = await newcomer('Mia');
    await notify(id, 'First');
    await notify(id, 'Second');
    await notify(id, 'Question', true);
    await notify((await newcomer('Zoe')).id, "Someone else's");

    const { needsAnswer, updates, unread } = await listNotifications(client);

    expect(needsAnswer.map(({ title }) => title)).toEqual([getTitle('Question')]);
    expect(updates.map(({ title }) => title)).toEqual(['Second', 'First'].map(getTitle));
    expect(updates[0]).toMatchObject({
      link: `/dashboard/dev/requests?request=${UNKNOWN_ID}`,
      read_at: null,
    });
    expect(unread).toBe(3);
  });

  it('are marked as read one by one or all at once', async () => {
    const { client, id } = await newcomer('Mia');
    const other = await newcomer('Zoe');
    for (const title of ['One', 'Two', 'Three']) await notify(id, title);
    await notify(other.id, "Someone else's");
    const { updates } = await listNotifications(client);

    await markNotificationsRead(client, updates[0]?.id ?? '');
    expect((await listNotifications(client)).unread).toBe(2);

    await markNotificationsRead(client, null);
    expect((await listNotifications(client)).unread).toBe(0);
    expect((await listNotifications(other.client)).unread).toBe(1);
  });

  it('arrive live, for their owner only', async () => {
    const { client, id } = await newcomer('Mia');
    const stranger = await newcomer('Zoe');
    const [mine, theirs] = [vi.fn(), vi.fn()];
    const onChange = vi.fn();
    const stops = [
      subscribeToNotifications(client, { userId: id, onChange, onArrival: mine }),
      subscribeToNotifications(stranger.client, {
        userId: id,
        onChange: vi.fn(),
        onArrival: theirs,
      }),
    ];
    await expect.poll(() => onChange).toHaveBeenCalledTimes(2);

    await notify(id, 'A shop');

    const [row] = await sql<{ id: string }[]>`
      select id from public.notifications where user_id = ${id}`;
    await expect.poll(() => mine).toHaveBeenCalledExactlyOnceWith(row?.id);
    expect(theirs).not.toHaveBeenCalled();
    onChange.mockClear();

    await markNotificationsRead(client, null);

    await expect.poll(() => onChange).toHaveBeenCalledOnce();
    expect(mine).toHaveBeenCalledOnce();
    for (const stop of stops) stop();
  });
});

describe('the wallet', () => {
  it('of a new user is empty', async () => {
    const { client } = await newcomer('Mia');

    expect(await getWalletBalance(client)).toBe(0);
  });

  it('of Ada is the sum of her completed transactions', async () => {
    const [ada] = await sql<{ id: string; earned: number }[]>`
      select t.creator_id as id, sum(t.amount)::float8 as earned from public.transactions t
      join auth.users a on a.id = t.creator_id
      where a.email = 'creator@example.com' and t.status = 'completed' group by 1`;
    const { client } = await newcomer('Zoe');
    await (
      await client.loadSupabase()
    ).auth.signInWithPassword({ email: 'creator@example.com', password: 'showcase' });

    expect(ada?.earned).toBeGreaterThan(0);
    expect(await getWalletBalance(client)).toBe(ada?.earned);
  });
});
