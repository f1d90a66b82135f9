import { formatDay, toDay } from '@showcase/data/days';
import type { HireRequestSide } from '@showcase/data/hire-requests';
import { formatCents, type Invoice } from '@showcase/data/invoices';
import { bidi } from '@showcase/ui';

type Listed = Pick<
  Invoice,
  | 'corrected_by'
  | 'received_at'
  | 'paid_at'
  | 'to_pay_cents'
  | 'total_cents'
  | 'time_zone'
  | 'rests'
  | 'kind'
  | 'refers_to'
>;

type InvoiceState = { label: string; variant: 'warning' | 'accent' | 'success' | 'neutral' };

/** The next step of an invoice, or the way it was settled. */
export function getInvoiceState(invoice: Listed, side: HireRequestSide): InvoiceState {
  const { corrected_by, received_at, paid_at, to_pay_cents, total_cents } = invoice;
  if (invoice.kind === 'credit') {
    const credited = invoice.refers_to?.number;
    return { label: bidi`Credits ${credited ?? 'an invoice'}`, variant: 'neutral' };
  }
  if (corrected_by !== null) return { label: 'Replaced', variant: 'neutral' };
  if (received_at !== null) {
    const day = formatDay(toDay(received_at, invoice.time_zone));
    return { label: `Received ${day}`, variant: 'success' };
  }
  if (to_pay_cents === 0) return { label: 'Nothing left to pay', variant: 'neutral' };
  if (paid_at !== null) {
    const label = side === 'client' ? 'Paid, not confirmed yet' : 'Paid, confirm it';
    return { label, variant: 'accent' };
  }
  if (invoice.rests) return { label: 'In a case', variant: 'neutral' };
  const label = side === 'client' ? 'To pay' : 'To be paid';
  const isLowered = to_pay_cents < total_cents;
  return {
    label: isLowered ? bidi`${label}: ${formatCents(to_pay_cents)}` : label,
    variant: 'warning',
  };
}
