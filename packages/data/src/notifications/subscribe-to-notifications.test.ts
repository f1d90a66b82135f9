import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeBackend } from '../testing/backend/fake-backend.ts';
import { aUser, testId } from '../testing/rows.ts';
import { subscribeToNotifications } from './subscribe-to-notifications.ts';

let stop = () => {};
afterEach(() => stop());

const [me, other, id] = [testId(1), testId(2), testId(401)];

async function subscribe() {
  const backend = fakeBackend({ users: [aUser()], signedInAs: me });
  const onChange = vi.fn();
  const onArrival = vi.fn();
  stop = subscribeToNotifications(backend.client, { userId: me, onChange, onArrival });
  // On joining, and when the messages of the database arrive.
  await expect.poll(() => onChange).toHaveBeenCalledTimes(2);
  onChange.mockClear();
  return { ...backend, onChange, onArrival };
}

describe('subscribeToNotifications', () => {
  it('reports a new notification by its id', async () => {
    const { realtime, onArrival } = await subscribe();

    realtime.announce(me, 'notification_added', { notification_id: id });

    await expect.poll(() => onArrival).toHaveBeenCalledExactlyOnceWith(id);
  });

  it('reports changed ones without announcing them', async () => {
    const { realtime, onChange, onArrival } = await subscribe();

    realtime.announce(me, 'notifications_changed');

    await expect.poll(() => onChange).toHaveBeenCalledOnce();
    expect(onArrival).not.toHaveBeenCalled();
  });

  it('ignores notifications of other users, and other events', async () => {
    const { realtime, onChange, onArrival } = await subscribe();

    realtime.announce(other, 'notification_added', { notification_id: testId(402) });
    realtime.announce(me, 'message_added', { conversation_id: testId(403) });
    realtime.announce(me, 'notification_added', { notification_id: id });

    await expect.poll(() => onArrival).toHaveBeenCalledExactlyOnceWith(id);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('reports a reconnect as a change, because something may have arrived in the meantime', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { realtime, onChange } = await subscribe();

    realtime.disconnect();
    realtime.reconnect();

    await expect.poll(() => realtime.joined()).toBe(1);
    await expect.poll(() => onChange).toHaveBeenCalled();
  });

  it('stops when it is unsubscribed, and can restart immediately', async () => {
    const { client, realtime, onArrival } = await subscribe();

    stop();
    stop = subscribeToNotifications(client, { userId: me, onChange: vi.fn(), onArrival });
    await expect.poll(() => realtime.joined()).toBe(1);
    realtime.announce(me, 'notification_added', { notification_id: id });

    await expect.poll(() => onArrival).toHaveBeenCalledOnce();
  });
});
