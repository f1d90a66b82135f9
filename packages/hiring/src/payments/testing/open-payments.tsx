import { aHireRequest, aMilestone, anEvent, anInvoice, someBilling } from '@showcase/data/testing';
import { screen } from '@testing-library/react';
import { ID, openRequests, press } from '../../requests/testing/open-requests.tsx';

type Rows = NonNullable<Parameters<typeof openRequests>[2]>;

export const approved_at = '2026-01-08T12:00:00.000Z';

/** Opens the panel of completed work for 400 dollars with one invoice. */
export const openPayments = (side: 'client' | 'creator', rows: Rows = {}) =>
  openRequests(side, `?request=${ID}`, {
    hireRequests: [aHireRequest({ status: 'completed', resolution: 'approved', version: 4 })],
    milestones: [aMilestone({ approved_at })],
    events: [anEvent()],
    invoices: [anInvoice()],
    billingDetails: [someBilling()],
    ...rows,
  });

export const answer = async (question: string, name: string) =>
  press(name, await screen.findByRole('alertdialog', { name: question }));

export const findPart = (name: string) => screen.findByRole('region', { name });
