import { describe, expect, it } from 'vitest';
import { amIAdmin } from '../admins/admins.ts';
import { listNotifications } from '../notifications/notifications.ts';
import { fakeBackend } from '../testing/backend/fake-backend.ts';
import { getWalletBalance } from '../transactions/wallet.ts';

describe('a query for signed-in users only', () => {
  it.each([
    ['whether I am an admin', amIAdmin, false],
    ['what I have earned', getWalletBalance, 0],
    ['my notifications', listNotifications, { needsAnswer: [], updates: [], unread: 0 }],
  ])('is not sent for a visitor: %s', async (_name, read, expected) => {
    const { client, requests } = fakeBackend();

    expect(await read(client)).toEqual(expected);
    expect(requests).toEqual([]);
  });
});
