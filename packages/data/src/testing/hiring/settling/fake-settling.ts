import { hasText } from '../../../has-text.ts';
import { formatCents } from '../../../invoices/cents.ts';
import { json, type FakeRequest, type FakeState } from '../../backend/fake-state.ts';
import { addStep } from '../agreed-terms.ts';
import type { HireRequestRow } from '../rows.ts';
import { getBilledParty, takeNumber } from './issue-invoice.ts';
import { getRefundable, toInvoice } from './listed-invoices.ts';
import type { InvoiceRow, RefundRow } from './rows.ts';

type Arguments = Record<string, unknown>;

/** The client's "paid" and the creator's "received". */
export function confirmPayment(state: FakeState, { callerId }: FakeRequest, input: Arguments) {
  const found = findInvoice(state, callerId, input.id);
  if (found instanceof Response) return found;
  const { invoice, request, side } = found;
  const isPaid = input.action === 'paid';
  if (isPaid !== (side === 'client')) {
    return forbidden(
      isPaid
        ? 'Only the client can say that an invoice is paid'
        : 'Only the creator can say that a payment is received',
    );
  }
  if (invoice.received_at !== null || (isPaid && invoice.paid_at !== null)) return json(invoice);
  const { to_pay_cents: cents } = toInvoice(state, invoice);
  const problem = findCorrection(state, invoice);
  if (problem) return problem;
  if (cents === 0) return conflict('Nothing of this invoice is left to pay');
  const now = new Date().toISOString();
  Object.assign(invoice, isPaid ? { paid_at: now } : { received_at: now });
  note(state, request, invoice, { action: isPaid ? 'pay' : 'receive', actor_id: callerId, cents });
  return json(invoice);
}

export function correctInvoice(state: FakeState, { callerId }: FakeRequest, input: Arguments) {
  const found = findInvoice(state, callerId, input.id);
  if (found instanceof Response) return found;
  const { invoice, request, side } = found;
  if (side !== 'creator') return forbidden('Only the creator can correct an invoice');
  const text = typeof input.note === 'string' && hasText(input.note) ? input.note.trim() : null;
  if ([...(text ?? '')].length > 500) return badRequest('Use at most 500 characters');
  const known = state.invoices.find((row) => row.corrects === invoice.id && row.note === text);
  if (known) return json(known);
  const problem = findCorrection(state, invoice);
  if (problem) return problem;
  if (invoice.received_at !== null) {
    return conflict('You have received this payment. Its invoice can no longer be corrected');
  }
  const correction: InvoiceRow = {
    ...invoice,
    ...takeNumber(state, invoice),
    id: crypto.randomUUID(),
    corrects: invoice.id,
    seller: getBilledParty(state, invoice.creator_id),
    buyer: invoice.client_id === null ? invoice.buyer : getBilledParty(state, invoice.client_id),
    note: text,
    created_at: new Date().toISOString(),
  };
  state.invoices.push(correction);
  for (const refund of state.refunds) {
    if (refund.invoice_id === invoice.id) refund.invoice_id = correction.id;
  }
  const cents = toInvoice(state, correction).to_pay_cents || null;
  note(state, request, correction, {
    ...{ action: 'correct_invoice', actor_id: callerId },
    ...{ note: text, cents },
  });
  return json(correction);
}

export function enterRefund(state: FakeState, { callerId }: FakeRequest, input: Arguments) {
  const found = findInvoice(state, callerId, input.invoice_id);
  if (found instanceof Response) return found;
  const { invoice, request, side } = found;
  if (side !== 'creator') return forbidden('Only the creator can enter a refund');
  const known = state.refunds.find(({ refund_key }) => refund_key === input.refund_key);
  if (known) return json(known);
  const problem = findCorrection(state, invoice) ?? checkRefund(state, invoice, input);
  if (problem) return problem;
  const now = new Date().toISOString();
  const is_credit = invoice.paid_at === null && invoice.received_at === null;
  const cents = Number(input.amount_cents);
  const reason = String(input.reason).trim();
  const refund: RefundRow = {
    id: crypto.randomUUID(),
    hire_request_id: request.id,
    invoice_id: invoice.id,
    case_id: null,
    amount_cents: -cents,
    reason,
    status: is_credit ? 'confirmed' : 'sent',
    is_credit,
    refund_key: String(input.refund_key),
    created_at: now,
    sent_at: is_credit ? null : now,
    confirmed_at: is_credit ? now : null,
  };
  state.refunds.push(refund);
  const action = is_credit ? 'credit' : 'refund';
  note(state, request, invoice, { action, actor_id: callerId, note: reason, cents });
  return json(refund);
}

function checkRefund(state: FakeState, invoice: InvoiceRow, input: Arguments) {
  const left = getRefundable(state, invoice);
  const cents = Number(input.amount_cents);
  const reason = String(input.reason).trim();
  if (left === 0) return conflict('Nothing of this invoice is left to refund');
  if (!(cents >= 1 && cents <= left)) {
    return badRequest(`Enter an amount from $0.01 to ${formatCents(left)}`);
  }
  if (!hasText(reason) || [...reason].length < 10) {
    return badRequest('Write a reason of at least 10 characters');
  }
  return [...reason].length > 1000 ? badRequest('Use at most 1000 characters') : null;
}

/** The creator sends a refund that they owe, the client confirms one, also if the creator said nothing. */
export function followRefund(state: FakeState, { callerId }: FakeRequest, input: Arguments) {
  const refund = state.refunds.find(({ id }) => id === input.id);
  const found = findInvoice(state, callerId, refund?.invoice_id);
  if (!refund || found instanceof Response) {
    return gone("This refund no longer exists, or it isn't yours");
  }
  const isSent = input.to === 'sent';
  if (isSent !== (found.side === 'creator')) {
    return forbidden(
      isSent
        ? 'Only the creator can say that a refund is sent'
        : 'Only the client can confirm a refund',
    );
  }
  if (refund.status === input.to || refund.status === 'confirmed') return json(refund);
  const now = new Date().toISOString();
  refund.status = isSent ? 'sent' : 'confirmed';
  refund.sent_at ??= now;
  if (!isSent) refund.confirmed_at = now;
  note(state, found.request, found.invoice, {
    action: isSent ? 'send_refund' : 'confirm_refund',
    ...{ actor_id: callerId, cents: -refund.amount_cents },
  });
  return json(refund);
}

function findInvoice(state: FakeState, callerId: string | null, id: unknown) {
  const invoice = state.invoices.find((row) => row.id === id);
  const request = state.hireRequests.find((row) => row.id === invoice?.hire_request_id);
  const isParty = callerId !== null && [request?.client_id, request?.creator_id].includes(callerId);
  if (!invoice || !request || !isParty) {
    return gone("This invoice no longer exists, or it isn't yours");
  }
  const side = request.client_id === callerId ? ('client' as const) : ('creator' as const);
  return { invoice, request, side };
}

function findCorrection(state: FakeState, { id }: InvoiceRow) {
  const correction = state.invoices.find(({ corrects }) => corrects === id);
  return correction
    ? conflict(`This invoice was corrected. Invoice ${correction.number} replaces it`)
    : null;
}

function note(
  state: FakeState,
  request: HireRequestRow,
  { id, milestone }: InvoiceRow,
  step: Parameters<typeof addStep>[2],
) {
  addStep(state, request, { ...step, milestone, invoice_id: id });
}

const fail = (status: number, code: string) => (message: string) => json({ code, message }, status);
const badRequest = fail(400, 'PT400');
const forbidden = fail(403, 'PT403');
const gone = fail(404, 'PT404');
const conflict = fail(409, 'PT409');
