import { testId } from '@showcase/data/testing';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { aManagedCase, aManagedPayment } from '../testing/admin-rows.ts';
import { openPage } from '../testing/open-page.tsx';
// Imported up front, so that loading a page does not count toward the first test's timeout.
import './cases-page.tsx';
import './overview-page.tsx';
import './records/payments-page.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

const halfAMinute = () => act(() => vi.advanceTimersByTimeAsync(30_000));

it('shows what comes into the queues of the overview while it is open', async () => {
  const { rows } = openPage('/dashboard/admin/overview');
  const queues = within(await screen.findByRole('region', { name: 'Queues' }));
  rows.overview.queues.denied_payments = { count: 8, oldest_at: null };
  rows.overview.queues.overdue_refunds = { count: 9, oldest_at: null };
  await halfAMinute();
  expect(await queues.findByText('payments that one side denies')).toBeTruthy();
  expect(queues.getByText('9')).toBeTruthy();
});

it.each([
  [
    '/dashboard/admin/overview/payments',
    (rows: ReturnType<typeof openPage>['rows']) =>
      rows.payments.push(aManagedPayment({ id: testId(482), title: 'Logo' })),
  ],
  [
    '/dashboard/admin/cases',
    (rows: ReturnType<typeof openPage>['rows']) =>
      rows.cases.push(aManagedCase({ id: testId(472), title: 'Logo' })),
  ],
])('adds a row to %s while it is open', async (path, add) => {
  const { rows } = openPage(path);
  await screen.findByRole('row', { name: /Landing page in a week/ });
  add(rows);
  await halfAMinute();
  expect(await screen.findByRole('row', { name: /Logo/ })).toBeTruthy();
});
