import { expect, it } from 'vitest';
import { fakeBackend } from '../testing/backend/fake-backend.ts';
import { aHireRequest, aTransaction } from '../testing/hiring/rows.ts';
import { aUser, testId } from '../testing/rows.ts';
import { listCreatorTransactions } from './transactions.ts';

it('loads all transactions of a creator once each, even if new ones arrive in the meantime', async () => {
  const transactions = Array.from({ length: 10_500 }, (_, index) =>
    aTransaction({ id: testId(20_000 + index) }),
  );
  const { client, state, answerWith } = fakeBackend({
    users: [aUser()],
    transactions,
    signedInAs: testId(1),
  });
  let page = 0;
  answerWith(({ url }) => {
    if (!url.pathname.endsWith('/transactions')) return undefined;
    page += 1;
    const earned = aTransaction({ id: testId(page), created_at: '2099-01-01T00:00:00.000Z' });
    if (page > 1) state.transactions.push(earned);
    return undefined;
  });

  const ids = (await listCreatorTransactions(client, testId(1))).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(10_500);
});

it.each([
  ['America/Los_Angeles', '2026-10-31'],
  ['Pacific/Auckland', '2026-11-01'],
])('have the day of their request, in %s', async (time_zone, day) => {
  const { client } = fakeBackend({
    users: [aUser()],
    hireRequests: [aHireRequest({ time_zone })],
    transactions: [aTransaction({ completed_at: '2026-11-01T05:00:00.000Z' })],
    signedInAs: testId(1),
  });
  expect(await listCreatorTransactions(client, testId(1))).toMatchObject([{ day }]);
});
