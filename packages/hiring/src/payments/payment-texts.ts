import type { HireRequestSide, HireRequestWithHistory } from '@showcase/data/hire-requests';
import { formatCents, type Invoice, type Refund } from '@showcase/data/invoices';
import { bidi } from '@showcase/ui';
import { formatTimeDay, type RequestClock } from '../requests/plan/due-date.ts';

/** Where one side reads about an invoice. */
export type PaymentReader = {
  side: HireRequestSide;
  /** Of the other side. */
  name: string;
};

type Settled = Pick<Invoice, 'corrected_by' | 'received_at' | 'to_pay_cents'>;

/** Whether something of it is still to be paid, or said to be paid but not received. */
export function isOpenInvoice({ corrected_by, received_at, to_pay_cents }: Settled) {
  return corrected_by === null && received_at === null && to_pay_cents > 0;
}

/** The amount to be paid; of an invoice that is paid, the amount that was paid, also if some of it was refunded since. */
export function getPaymentTitle(
  invoice: Pick<Invoice, 'id' | 'to_pay_cents' | 'total_cents' | 'paid_at' | 'rests'>,
  refunds: readonly ListedRefund[],
  reader: PaymentReader,
): string {
  const isClient = reader.side === 'client';
  if (invoice.paid_at === null) {
    const amount = formatCents(invoice.to_pay_cents);
    if (invoice.rests) {
      return isClient
        ? bidi`${amount} to ${reader.name} rests until the case is closed`
        : bidi`${amount} by ${reader.name} rests until the case is closed`;
    }
    if (isClient && awaitsWord(invoice, refunds)) {
      return bidi`Have you paid ${reader.name} ${amount}?`;
    }
    return isClient
      ? bidi`Pay ${amount} to ${reader.name}`
      : bidi`${amount} to be paid by ${reader.name}`;
  }
  const credits = refunds.filter(({ is_credit }) => is_credit);
  const amount = formatCents(getRefundableCents(invoice, credits));
  return isClient
    ? bidi`You paid ${amount} to ${reader.name}`
    : bidi`${reader.name} has paid ${amount}`;
}

type ListedRefund = Pick<Refund, 'invoice_id' | 'amount_cents' | 'is_credit' | 'status'>;

/** Whether the client has to say first whether they have paid this invoice. */
export const awaitsWord = ({ id }: Pick<Invoice, 'id'>, refunds: readonly ListedRefund[]) =>
  refunds.some(({ invoice_id, status }) => invoice_id === id && status === 'asked');

/** Whether no one says that it is paid: what is taken off is a credit then. */
export const isUnsaid = ({ paid_at, received_at }: Pick<Invoice, 'paid_at' | 'received_at'>) =>
  paid_at === null && received_at === null;

/** What a refund of this invoice pays first; null if it stands alone. */
export function describeDuty(
  { id }: Pick<Invoice, 'id'>,
  { refunds, open_case }: Pick<HireRequestWithHistory, 'refunds' | 'open_case'>,
): string | null {
  const owed = refunds
    .filter(({ invoice_id, status }) => invoice_id === id && status === 'owed')
    .reduce((total, { amount_cents }) => total - amount_cents, 0);
  if (owed > 0) return `It pays the ${formatCents(owed)} that you owe first.`;
  if (open_case?.kind === 'money_back') return 'It counts for the open case.';
  return null;
}

/** Which work an invoice is about, and since when it is approved. */
export function describeWork(
  { milestone, created_at }: Pick<Invoice, 'milestone' | 'created_at'>,
  { milestones }: Pick<HireRequestWithHistory, 'milestones'>,
  clock: RequestClock,
): string {
  const part = milestones.find(({ number }) => number === milestone);
  const approved = formatTimeDay(part?.approved_at ?? created_at, clock);
  return milestones.length > 1
    ? `Milestone ${milestone}, approved ${approved}.`
    : `Approved ${approved}.`;
}

export function describeSettlement({ side, name }: PaymentReader): string {
  return side === 'client'
    ? bidi`Payments are settled between you and ${name}; we take nothing.`
    : 'Payments are settled between you and the client; we take nothing.';
}

/** The client's word about an invoice. */
export function describePaid(
  invoice: Pick<Invoice, 'id' | 'paid_at'>,
  refunds: readonly ListedRefund[],
  clock: RequestClock,
): string {
  if (invoice.paid_at !== null) return `paid ${formatTimeDay(invoice.paid_at, clock)}`;
  return awaitsWord(invoice, refunds) ? 'not answered yet' : 'not paid yet';
}

/** The creator's word about an invoice that is not settled. */
export function describeDenied(
  { denied_at }: Pick<Invoice, 'denied_at'>,
  clock: RequestClock,
): string {
  return denied_at === null
    ? 'not confirmed yet'
    : `said ${formatTimeDay(denied_at, clock)} that it has not arrived`;
}

/** The state of an invoice about which nothing is to be said any more. */
export function describeSettled(
  invoice: Pick<Invoice, 'corrected_by' | 'received_at'>,
  invoices: readonly Pick<Invoice, 'id' | 'number'>[],
  clock: RequestClock,
): string {
  if (invoice.corrected_by !== null) {
    const correction = invoices.find(({ id }) => id === invoice.corrected_by);
    return correction ? `replaced by ${correction.number}` : 'replaced';
  }
  if (invoice.received_at === null) return 'nothing left to pay';
  return `received ${formatTimeDay(invoice.received_at, clock)}`;
}

type Progress = Pick<
  Refund,
  | 'status'
  | 'is_credit'
  | 'created_at'
  | 'owed_at'
  | 'asked_at'
  | 'sent_at'
  | 'denied_at'
  | 'confirmed_at'
>;

export function describeRefund(
  refund: Progress,
  clock: RequestClock,
  { side, name }: PaymentReader,
): string {
  const day = (time: string | null) => formatTimeDay(time ?? refund.created_at, clock);
  if (refund.status === 'asked') {
    const since = day(refund.asked_at);
    return side === 'client'
      ? `waits for your answer since ${since}`
      : bidi`waits for the answer of ${name} since ${since}`;
  }
  if (refund.is_credit) return `lowers the invoice since ${day(refund.confirmed_at)}`;
  switch (refund.status) {
    case 'owed':
      return refund.denied_at === null
        ? `owed since ${day(refund.owed_at)}`
        : `owed again since ${day(refund.denied_at)}, because it had not arrived`;
    case 'sent':
      return `sent ${day(refund.sent_at)}, not confirmed yet`;
    case 'confirmed':
      return `confirmed ${day(refund.confirmed_at)}`;
  }
}

/** Who acts next about a refund, and what no answer means; null if nothing is left to do. */
export function describeNext(
  { status, assumed_at, amount_cents }: Pick<Refund, 'status' | 'assumed_at' | 'amount_cents'>,
  { side, name }: PaymentReader,
  clock: RequestClock,
): string | null {
  if (status === 'confirmed') return null;
  if (status === 'asked') {
    const amount = formatCents(-amount_cents);
    return side === 'client'
      ? bidi`If you have paid, ${name} sends you ${amount}. If not, you pay ${amount} less.`
      : bidi`If ${name} has paid, you send ${amount}. If not, they pay ${amount} less.`;
  }
  if (status === 'owed') {
    return side === 'creator'
      ? bidi`Send it to ${name} directly, then say so here.`
      : bidi`${name} sends it to you directly. We remind them after 3, 7 and 14 days.`;
  }
  if (assumed_at === null) {
    return side === 'creator' ? bidi`${name} confirms it when it arrives.` : null;
  }
  const day = formatTimeDay(assumed_at, clock);
  return side === 'creator'
    ? bidi`If ${name} doesn't answer, it counts as arrived on ${day}.`
    : `If you don't answer, it counts as arrived on ${day}.`;
}

/** The amount that a payment of an invoice is about, also once it is received: without what was given back and has arrived. */
export function getUnreturnedCents(
  { id, total_cents }: Pick<Invoice, 'id' | 'total_cents'>,
  refunds: readonly ListedRefund[],
): number {
  return refunds
    .filter(({ invoice_id, status }) => invoice_id === id && status === 'confirmed')
    .reduce((left, { amount_cents }) => left + amount_cents, total_cents);
}

/** The amount of an invoice that is not refunded or credited yet. What is owed can still be sent. */
export function getRefundableCents(
  { id, total_cents }: Pick<Invoice, 'id' | 'total_cents'>,
  refunds: readonly ListedRefund[],
): number {
  return refunds
    .filter(({ invoice_id, status }) => invoice_id === id && status !== 'owed')
    .reduce((left, { amount_cents }) => left + amount_cents, total_cents);
}
