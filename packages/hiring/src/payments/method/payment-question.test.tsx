import type { HireRequestSide } from '@showcase/data/hire-requests';
import { aHireRequest, someBilling } from '@showcase/data/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { findCard, ID, openRequests, PATH, press } from '../../requests/testing/open-requests.tsx';

const QUESTION = /^Your invoices don't say yet how clients can pay you/;
const accepted = {
  hireRequests: [aHireRequest({ status: 'accepted' })],
  billingDetails: [] as ReturnType<typeof someBilling>[],
};
const panel = `?request=${ID}`;
const list = '?status=accepted';

const findTitle = () => screen.findByRole('dialog', { name: 'Landing page in a week' });

beforeEach(() => localStorage.clear());

describe('a creator with accepted work and no way to be paid', () => {
  it.each([
    ['in the list', list],
    ['in the panel', panel],
  ])('is asked %s, with a link that leads back', async (_, search) => {
    openRequests('creator', search, accepted);
    const link = await screen.findByRole('link', { name: 'Say how you want to be paid' });
    expect(link.getAttribute('href')).toBe(`${PATH}${search}&settings=billing`);
    expect(screen.getAllByText(QUESTION)).toHaveLength(1);
  });

  it('is asked once', async () => {
    openRequests('creator', panel, accepted);
    await screen.findByText(QUESTION);
    await press('Not now');
    await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull());
    cleanup();
    openRequests('creator', list, accepted);
    await findCard();
    expect(screen.queryByText(QUESTION)).toBeNull();
  });

  it('is asked although the address is known', async () => {
    const billing = someBilling({ payment_url: null, payment_instructions: null });
    openRequests('creator', panel, { ...accepted, billingDetails: [billing] });
    expect(await screen.findByText(QUESTION)).toBeTruthy();
  });
});

describe('nobody else is asked:', () => {
  it.each([
    ['a creator who said it', 'creator', { ...accepted, billingDetails: [someBilling()] }],
    [
      'a creator whose request waits',
      'creator',
      { billingDetails: [], hireRequests: [aHireRequest()] },
    ],
    ['a client', 'client', accepted],
  ] satisfies [string, HireRequestSide, typeof accepted][])('%s', async (_, side, rows) => {
    openRequests(side, panel, rows);
    await findTitle();
    await screen.findByRole('list', { name: 'Timeline' });
    expect(screen.queryByText(QUESTION)).toBeNull();
  });
});
