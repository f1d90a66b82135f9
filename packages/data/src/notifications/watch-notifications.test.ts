import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeBackend } from '../testing/backend/fake-backend.ts';
import { aNotification, aUser, testId } from '../testing/rows.ts';
import { watchNotifications } from './watch-notifications.ts';

let stop = () => {};
afterEach(() => stop());

const mine = { ...aNotification({ title: 'Mia Chen asks for changes: Harbour Notes' }) };

async function listen() {
  const backend = fakeBackend({ users: [aUser()], signedInAs: testId(1) });
  const onChange = vi.fn();
  const onArrival = vi.fn();
  stop = watchNotifications(backend.client, { userId: testId(1), onChange, onArrival });
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
  await vi.waitFor(() => expect(backend.realtime.joined()).toBe(1));
  onChange.mockClear();
  return { ...backend, onChange, onArrival };
}

describe('watchNotifications', () => {
  it('tells of a new one by its title', async () => {
    const { realtime, onChange, onArrival } = await listen();

    realtime.tell('INSERT', 'notifications', mine);

    await vi.waitFor(() => expect(onArrival).toHaveBeenCalledExactlyOnceWith(mine.title));
    expect(onChange).toHaveBeenCalled();
  });

  it('tells of a changed one without announcing it', async () => {
    const { realtime, onChange, onArrival } = await listen();

    realtime.tell('UPDATE', 'notifications', { ...mine, read_at: mine.created_at });

    await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
    expect(onArrival).not.toHaveBeenCalled();
  });

  it("hears nothing of other people's", async () => {
    const { realtime, onArrival } = await listen();

    realtime.tell('INSERT', 'notifications', { ...mine, user_id: testId(2) });
    realtime.tell('INSERT', 'notifications', mine);

    await vi.waitFor(() => expect(onArrival).toHaveBeenCalledOnce());
  });

  it('counts a new connection as a change, as something may have come meanwhile', async () => {
    const { realtime, onChange } = await listen();

    realtime.cut();
    realtime.mend();

    await vi.waitFor(() => expect(realtime.joined()).toBe(1));
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
  });

  it('leaves when it is stopped, and can be started again at once', async () => {
    const { client, realtime, onArrival } = await listen();

    stop();
    stop = watchNotifications(client, { userId: testId(1), onChange: vi.fn(), onArrival });
    await vi.waitFor(() => expect(realtime.joined()).toBe(1));
    realtime.tell('INSERT', 'notifications', mine);

    await vi.waitFor(() => expect(onArrival).toHaveBeenCalledOnce());
  });
});
