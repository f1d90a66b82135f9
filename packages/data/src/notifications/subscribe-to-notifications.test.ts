import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeBackend } from '../testing/backend/fake-backend.ts';
import { aNotification, aUser, testId } from '../testing/rows.ts';
import { subscribeToNotifications } from './subscribe-to-notifications.ts';

let stop = () => {};
afterEach(() => stop());

const notification = { ...aNotification() };
const title = 'Mia Chen wants to hire you: Landing page in a week';

async function subscribe() {
  const backend = fakeBackend({ users: [aUser()], signedInAs: testId(1) });
  const onChange = vi.fn();
  const onArrival = vi.fn();
  stop = subscribeToNotifications(backend.client, { userId: testId(1), onChange, onArrival });
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
  await vi.waitFor(() => expect(backend.realtime.joined()).toBe(1));
  onChange.mockClear();
  return { ...backend, onChange, onArrival };
}

describe('subscribeToNotifications', () => {
  it('reports a new notification by its title', async () => {
    const { realtime, onChange, onArrival } = await subscribe();

    realtime.emitChange('INSERT', 'notifications', notification);

    await vi.waitFor(() => expect(onArrival).toHaveBeenCalledExactlyOnceWith(title));
    expect(onChange).toHaveBeenCalled();
  });

  it('reports a changed one without announcing it', async () => {
    const { realtime, onChange, onArrival } = await subscribe();

    realtime.emitChange('UPDATE', 'notifications', {
      ...notification,
      read_at: notification.created_at,
    });

    await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
    expect(onArrival).not.toHaveBeenCalled();
  });

  it('ignores notifications of other users', async () => {
    const { realtime, onArrival } = await subscribe();

    realtime.emitChange('INSERT', 'notifications', { ...notification, user_id: testId(2) });
    realtime.emitChange('INSERT', 'notifications', notification);

    await vi.waitFor(() => expect(onArrival).toHaveBeenCalledOnce());
  });

  it('reports a reconnect as a change, because something may have arrived in the meantime', async () => {
    const { realtime, onChange } = await subscribe();

    realtime.disconnect();
    realtime.reconnect();

    await vi.waitFor(() => expect(realtime.joined()).toBe(1));
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
  });

  it('stops when it is unsubscribed, and can restart immediately', async () => {
    const { client, realtime, onArrival } = await subscribe();

    stop();
    stop = subscribeToNotifications(client, { userId: testId(1), onChange: vi.fn(), onArrival });
    await vi.waitFor(() => expect(realtime.joined()).toBe(1));
    realtime.emitChange('INSERT', 'notifications', notification);

    await vi.waitFor(() => expect(onArrival).toHaveBeenCalledOnce());
  });
});
