import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ADA, ID, openMessages } from '../testing/open-messages.ts';

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** The thread with Ada, once the channels of its reader, of the conversation and of Ada are joined. */
async function openLiveThread() {
  const { realtime } = openMessages(`?with=${ADA}`).backend;
  await screen.findByText('Hello');
  await waitFor(() => expect(realtime.joined()).toBe(3));
  return realtime;
}

describe('the thread', () => {
  it('reads what its header says every minute, because a live update may be missed', async () => {
    const details = { is_muted: false, requests: [] };
    openMessages(`?with=${ADA}`, { details });
    await screen.findByText('Hello');
    expect(screen.queryByText('Muted')).toBeNull();
    details.is_muted = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await screen.findByText('Muted')).toBeTruthy();
  });

  it('says whether the other user is online, and when they were last seen', async () => {
    const realtime = await openLiveThread();
    expect(screen.getByText(/^Last seen/).textContent).toBe('Last seen 5m ago');
    realtime.showOnline(ADA, true);
    await screen.findByText('Online now');
    expect(screen.queryByText(/^Last seen/)).toBeNull();
    realtime.showOnline(ADA, false);
    await screen.findByText(/^Last seen/);
    expect(screen.queryByText('Online now')).toBeNull();
  });

  it('says that the other user types, until five seconds after they stopped', async () => {
    const realtime = await openLiveThread();
    realtime.type(ID, ADA);
    await screen.findByText('Typing…');
    await advance(3_000);
    realtime.type(ID, ADA);
    await advance(3_000);
    expect(screen.getByText('Typing…')).toBeTruthy();
    await advance(2_000);
    expect(screen.queryByText('Typing…')).toBeNull();
  });

  it('says that it reconnects after three seconds, and that nobody is online meanwhile', async () => {
    const realtime = await openLiveThread();
    realtime.showOnline(ADA, true);
    await screen.findByText('Online now');
    act(() => realtime.disconnect());
    for (const text of ['Online now', 'Reconnecting…']) expect(screen.queryByText(text)).toBeNull();
    await advance(3_000);
    expect(screen.getByText('Reconnecting…')).toBeTruthy();
    realtime.reconnect();
    await advance(1_000);
    await waitFor(() => expect(screen.queryByText('Reconnecting…')).toBeNull());
  });
});
