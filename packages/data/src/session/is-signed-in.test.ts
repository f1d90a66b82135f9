import { describe, expect, it } from 'vitest';
import { amIAdmin } from '../admins/admins.ts';
import { listNotifications } from '../notifications/notifications.ts';
import { fakeBackend } from '../testing/backend/fake-backend.ts';
import { walletBalance } from '../transactions/wallet.ts';

describe('what only someone signed in may ask', () => {
  it.each([
    ['whether I am an admin', amIAdmin, false],
    ['what I have earned', walletBalance, 0],
    ['my notifications', listNotifications, { needsAnswer: [], updates: [], unread: 0 }],
  ])('is not asked for a visitor: %s', async (_what, ask, answer) => {
    const { client, requests } = fakeBackend();

    expect(await ask(client)).toEqual(answer);
    expect(requests).toEqual([]);
  });
});
