import { expect, it } from 'vitest';
import { getInvoiceState } from './invoice-state.ts';

const day = '2026-01-05T12:00:00.000Z';
const open = {
  corrected_by: null,
  received_at: null,
  paid_at: null,
  to_pay_cents: 40_000,
  total_cents: 40_000,
  time_zone: 'UTC',
  rests: false,
  kind: 'invoice' as const,
  refers_to: null,
};

it.each([
  [open, 'To pay', 'To be paid'],
  [{ ...open, to_pay_cents: 35_000 }, 'To pay: $350.00', 'To be paid: $350.00'],
  [{ ...open, rests: true }, 'In a case', 'In a case'],
  [{ ...open, paid_at: day }, 'Paid, not confirmed yet', 'Paid, confirm it'],
  [{ ...open, to_pay_cents: 0 }, 'Nothing left to pay', 'Nothing left to pay'],
  [
    { ...open, paid_at: day, received_at: day, to_pay_cents: 0 },
    'Received Jan 5, 2026',
    'Received Jan 5, 2026',
  ],
  [{ ...open, corrected_by: 'other', to_pay_cents: 0 }, 'Replaced', 'Replaced'],
  [
    {
      ...{ ...open, kind: 'credit' as const, to_pay_cents: 0 },
      refers_to: { number: '2026-0001', created_at: day },
    },
    'Credits 2026-0001',
    'Credits 2026-0001',
  ],
])('%j: “%s” for the client, “%s” for the creator', (invoice, client, creator) => {
  const read = (side: 'client' | 'creator') =>
    getInvoiceState(invoice, side).label.replaceAll(/[\u2066-\u2069]/g, '');
  expect(read('client')).toBe(client);
  expect(read('creator')).toBe(creator);
});
