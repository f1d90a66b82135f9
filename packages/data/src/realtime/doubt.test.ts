import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBackend } from '../testing/backend/fake-backend.ts';
import { aUser, testId } from '../testing/rows.ts';
import { joinUserChannel } from './user-channel.ts';

const ME = testId(1);
let connection: EventTarget & { effectiveType?: string };
let leave = () => {};

beforeEach(() => {
  connection = new EventTarget();
  vi.stubGlobal('navigator', { ...navigator, onLine: true, connection });
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

/** A user whose connection stays open, and swallows everything. */
async function openSwallowing() {
  const { client, realtime } = fakeBackend({ users: [aUser()], signedInAs: ME });
  const [onCatchUp, onStatus, onEvent] = [vi.fn(), vi.fn(), vi.fn()];
  leave = joinUserChannel(client, ME, { onCatchUp, onStatus, onEvent });
  await expect.poll(() => onCatchUp).toHaveBeenCalled();
  for (const mock of [onCatchUp, onStatus]) mock.mockClear();
  realtime.swallow();
  realtime.announce(ME, 'message_sent');
  return { realtime, onCatchUp, onStatus, onEvent };
}

it.each([
  ['the tab is shown again', () => window.dispatchEvent(new Event('visibilitychange'))],
  [
    'the network is another one',
    () => {
      connection.effectiveType = '3g';
      connection.dispatchEvent(new Event('change'));
    },
  ],
])(
  'reads what may have been missed when %s, and opens a connection that works',
  async (_what, act) => {
    const { realtime, onCatchUp, onStatus, onEvent } = await openSwallowing();
    expect(onEvent).not.toHaveBeenCalled();
    act();
    expect(onCatchUp).toHaveBeenCalledOnce();

    await expect.poll(() => onStatus.mock.calls).toEqual([[false], [true]]);
    realtime.announce(ME, 'message_sent');
    await expect.poll(() => onEvent).toHaveBeenCalled();
  },
);

it('reads nothing when only the speed of the network is estimated again, and not each time the tab is shown', async () => {
  const { onCatchUp } = await openSwallowing();
  connection.dispatchEvent(new Event('change'));
  expect(onCatchUp).not.toHaveBeenCalled();
  for (let times = 0; times < 3; times += 1) window.dispatchEvent(new Event('visibilitychange'));
  expect(onCatchUp).toHaveBeenCalledOnce();
});

it('does without a network that tells nothing', async () => {
  vi.stubGlobal('navigator', { ...navigator, onLine: true, connection: { effectiveType: '4g' } });
  const { onCatchUp } = await openSwallowing();
  window.dispatchEvent(new Event('visibilitychange'));
  expect(onCatchUp).toHaveBeenCalledOnce();
});
