import type { Invoice } from '../../../invoices/invoice.ts';
import { json, type FakeRequest, type FakeState } from '../../backend/fake-state.ts';
import { toParty } from '../to-party.ts';
import type { HireRequestRow } from '../rows.ts';
import type { InvoiceRow } from './rows.ts';

type Arguments = Record<string, unknown>;

/** Agreements, invoices and refunds of a request. */
export function getSettling(state: FakeState, { id }: HireRequestRow) {
  const isOfRequest = ({ hire_request_id }: { hire_request_id: string }) => hire_request_id === id;
  return {
    agreements: state.agreements
      .filter(isOfRequest)
      .map(({ hire_request_id: _, ...agreement }) => agreement),
    invoices: state.invoices
      .filter(isOfRequest)
      .map((invoice) => toInvoice(state, invoice))
      .toSorted((a, b) => a.milestone - b.milestone || a.serial - b.serial),
    refunds: state.refunds.filter(isOfRequest).map(toRefund),
  };
}

const toRefund = ({ refund_key: _, ...refund }: FakeState['refunds'][number]) => refund;

/** As if the creator had never changed it. */
function getPayment(state: FakeState, { creator_id, seller }: InvoiceRow) {
  if (creator_id === null) return null;
  const details = state.billingDetails.find(({ user_id }) => user_id === creator_id);
  return {
    name: seller.name,
    payment_url: details?.payment_url ?? null,
    payment_instructions: details?.payment_instructions ?? null,
  };
}

export function toInvoice(state: FakeState, invoice: InvoiceRow): Invoice {
  const corrected_by = state.invoices.find(({ corrects }) => corrects === invoice.id)?.id ?? null;
  const corrects_number = state.invoices.find(({ id }) => id === invoice.corrects)?.number ?? null;
  const isOver = invoice.received_at !== null || corrected_by !== null;
  const to_pay_cents = isOver ? 0 : invoice.total_cents - getRefunded(state, invoice);
  const payment = getPayment(state, invoice);
  return { ...invoice, corrected_by, corrects_number, to_pay_cents, payment };
}

/** The amount that was confirmed to be refunded, or credited. */
function getRefunded(state: FakeState, { id }: InvoiceRow) {
  return state.refunds
    .filter(({ invoice_id, status }) => invoice_id === id && status === 'confirmed')
    .reduce((sum, { amount_cents }) => sum - amount_cents, 0);
}

/** A page of one side's invoices, the newest first. */
export function ownInvoices(state: FakeState, { callerId }: FakeRequest, input: Arguments) {
  const isClient = input.side === 'client';
  const own = state.invoices
    .filter((row) => callerId !== null && (isClient ? row.client_id : row.creator_id) === callerId)
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at) || b.serial - a.serial);
  const size = Number(input.page_size ?? 20);
  const start = own.findIndex((row) => toCursor(row) === input.cursor) + 1;
  const items = own.slice(start, start + size);
  const last = items.at(-1);
  return json({
    items: items.map((row) => ({
      ...toInvoice(state, row),
      title: state.hireRequests.find(({ id }) => id === row.hire_request_id)?.title ?? '',
      other: toParty(state, isClient ? row.creator_id : row.client_id),
      refunds: state.refunds.filter(({ invoice_id }) => invoice_id === row.id).map(toRefund),
    })),
    next_cursor: last && own.length > start + size ? toCursor(last) : null,
  });
}

const toCursor = ({ id, created_at }: InvoiceRow) => `${id}_${created_at}`;
