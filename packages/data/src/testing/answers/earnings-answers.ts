import type { EarningsFigures } from '../../invoices/invoice.ts';

/** Of a creator who has earned nothing yet. */
export function someEarnings(fields: Partial<EarningsFigures> = {}): EarningsFigures {
  return {
    agreed_cents: 0,
    to_be_paid_cents: 0,
    received_cents: 0,
    credited_cents: 0,
    refunded_cents: 0,
    ...fields,
  };
}
