import { aCase, aHireRequest, aMilestone, anEvent, aRefund, testId } from '@showcase/data/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mina, openPage } from '../testing/open-page.tsx';
import './case-page.tsx';

it('the page of a closed case leads to the request, where its refund is confirmed', async () => {
  const closed_at = '2026-01-08T12:00:00.000Z';
  const { id } = aCase();
  openPage(`/dashboard/client/cases/${id}`, {
    hireRequests: [aHireRequest({ client_id: mina().id, status: 'completed' })],
    milestones: [aMilestone()],
    events: [anEvent()],
    cases: [aCase({ kind: 'money_back', status: 'agreed', answer_due_at: null, closed_at })],
    refunds: [aRefund({ case_id: id }), aRefund({ id: testId(852), amount_cents: -100 })],
  });
  const overview = within(await screen.findByRole('region', { name: 'Current state' }));
  expect(overview.getAllByText(/has sent you/).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/sent you .*\$50\.00.*\. Say in the request whether it has arrived\.$/),
  ]);
  expect(overview.getByRole('link', { name: 'Open the request' }).getAttribute('href')).toBe(
    `/dashboard/client/requests?request=${testId(401)}`,
  );
});
