import { aHireRequest } from '@showcase/data/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { findPart, openPayments } from './testing/open-payments.tsx';

it('is offered what settles an invoice, after what the suspension means, and not to correct it', async () => {
  openPayments('creator', {
    hireRequests: [aHireRequest({ status: 'accepted', suspended_sides: ['creator'] })],
  });
  const part = await findPart('$400.00 to be paid by Mina Park');
  expect(within(part).getByRole('button', { name: 'Lower the amount' })).toBeTruthy();
  expect(within(part).queryByRole('button', { name: 'Correct the invoice' })).toBeNull();
  const meaning = screen.getByText(/^Your account is suspended\./);
  expect(meaning.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
