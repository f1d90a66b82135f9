import { aHireRequest, aMilestone, anAgreement, anInvoice } from '@showcase/data/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ID, openRequests, SIDES } from '../../requests/testing/open-requests.tsx';
import { summarizeAgreement } from './summarize-agreement.ts';

const OPEN = `?request=${ID}`;
const fingerprint = `9f2c${'0'.repeat(58)}e1`;
const first = anAgreement({ created_at: '2026-01-02T12:00:00.000Z' });
const second = anAgreement({
  version: 5,
  text: 'Agreement\n\nPrice: $900.00',
  fingerprint,
  // Still the day before for the creator.
  created_at: '2026-01-09T03:00:00.000Z',
});

describe.each(SIDES)('the agreement in the panel of a $side', ({ side }) => {
  it('is what both read, with its fingerprint and former versions', async () => {
    openRequests(side, OPEN, {
      hireRequests: [
        aHireRequest({ status: 'accepted', version: 5, time_zone: 'America/Los_Angeles' }),
      ],
      milestones: [aMilestone(), aMilestone({ number: 2 }), aMilestone({ number: 3 })],
      agreements: [first, second],
    });
    const button = await screen.findByRole('button', { name: /^Agreement/ });
    expect(button.textContent).toBe('Agreement3 milestones · fingerprint 9f2c…e1');
    await userEvent.click(button);
    const latest = await screen.findByRole('region', { name: 'Agreement of Jan 8, 2026' });
    expect(latest.textContent).toContain('Agreement\n\nPrice: $900.00');
    expect(within(latest).getByText(fingerprint)).toBeTruthy();
    const former = screen.getByRole('region', { name: 'Until Jan 8, 2026' });
    expect(former.textContent).toContain('One page for our bakery.');
    expect(former.textContent).toContain('b'.repeat(64));
  });

  it('follows the payments once there are some', async () => {
    openRequests(side, OPEN, {
      hireRequests: [aHireRequest({ status: 'completed', resolution: 'approved', version: 5 })],
      agreements: [first],
      invoices: [anInvoice()],
    });
    const button = await screen.findByRole('button', { name: /^Agreement/ });
    const payment = screen.getByText(/we take nothing/);
    expect(payment.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getAllByRole('button', { name: /^Agreement/ })).toHaveLength(1);
  });
});

it('is summarized', () => {
  expect(summarizeAgreement({ milestones: [aMilestone()] }, second)).toBe('fingerprint 9f2c…e1');
});
