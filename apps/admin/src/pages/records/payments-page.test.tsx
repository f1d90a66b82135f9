import { testId } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aManagedPayment } from '../../testing/admin-rows.ts';
import { openPage } from '../../testing/open-page.tsx';
// Imported up front, so that loading the page does not count toward the first test's timeout.
import './payments-page.tsx';

const PATH = '/dashboard/admin/overview/payments';
const CREDIT = { action: 'credit', cents: 500, created_at: '2025-05-30T12:00:00.000Z' } as const;

describe('the list of unsettled payments', () => {
  it('shows who said what and when, and leads to both people', async () => {
    const { words } = aManagedPayment();
    openPage(PATH, {
      admin: {
        payments: [
          aManagedPayment({
            words: [...words, { ...CREDIT, side: 'creator' }, { ...CREDIT, side: null }],
          }),
        ],
      },
    });
    const row = within(await screen.findByRole('row', { name: /Landing page in a week/ }));
    expect(row.getByText('$400.00 of invoice 2025-0001')).toBeTruthy();
    expect(row.getByText('The payment has not arrived')).toBeTruthy();
    const plain = (item: HTMLElement) => item.textContent?.replaceAll(/[\u2068\u2069]/g, '');
    expect(row.getAllByRole('listitem').map(plain)).toEqual([
      'Noah Bennett paid $400.00 May 28, 2025, 12:00 PM',
      'Ada Stone said that $400.00 has not arrived Jun 1, 2025, 12:00 PM',
      'Ada Stone lowered an invoice by $5.00 May 30, 2025, 12:00 PM',
      'An invoice was lowered by $5.00 May 30, 2025, 12:00 PM',
    ]);
    const hrefOf = (name: string) => row.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Noah Bennett')).toBe(`/dashboard/admin/clients?q=${testId(2)}`);
    expect(hrefOf('Ada Stone')).toBe(`/dashboard/admin/creators?q=${testId(1)}`);
    expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull();
  });

  it('leads to the case where there is one to decide', async () => {
    openPage(PATH, {
      admin: {
        payments: [
          aManagedPayment({ case_id: testId(471), may_decide: true }),
          aManagedPayment({ id: testId(482), title: 'Logo', case_id: testId(472) }),
        ],
      },
    });
    const link = await screen.findByRole('link', {
      name: /Read and decide the case about .*Landing page in a week/,
    });
    expect(link.getAttribute('href')).toBe(`/dashboard/admin/cases/${testId(471)}`);
    const other = within(screen.getByRole('row', { name: /Logo/ }));
    expect(other.getByText('It has an open case that you do not decide now')).toBeTruthy();
  });

  it('shows overdue refunds alone, and says that there are none', async () => {
    const payments = [
      aManagedPayment(),
      aManagedPayment({ id: testId(482), title: 'Logo', status: 'refund_overdue' }),
    ];
    openPage(PATH, { admin: { payments } });
    await userEvent.click(await screen.findByRole('link', { name: 'Overdue refunds' }));
    expect(await screen.findByRole('row', { name: /Logo/ })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('row', { name: /Landing page/ })).toBeNull());
    openPage(PATH, { admin: { payments: [] } });
    expect(await screen.findByText(/You're all caught up/)).toBeTruthy();
  });
});
