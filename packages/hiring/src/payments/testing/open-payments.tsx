import {
  aHireRequest,
  aMilestone,
  anEvent,
  anInvoice,
  aRefund,
  someBilling,
  type FakeBackend,
} from '@showcase/data/testing';
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

type Invoice = ReturnType<typeof anInvoice>;

/** Answers what a side says about a payment: the invoice is stored with these fields, and the timeline with the step. */
export function answerPayment(
  { rpc, state }: FakeBackend,
  fields: Partial<Invoice>,
  name: 'confirm_payment' | 'withdraw_payment' | 'deny_payment' = 'confirm_payment',
) {
  const word = fields.paid_at ? 'pay' : 'receive';
  const action = name === 'confirm_payment' ? word : name;
  rpc(name, ({ id }, { callerId: actor_id }) => {
    const { total_cents: cents, ...invoice } = Object.assign(
      state.invoices[0] ?? anInvoice(),
      fields,
    );
    state.events.push(anEvent({ version: 5, action, actor_id, invoice_id: id, cents }));
    return { ...invoice, total_cents: cents, credits: null, reminded_at: null };
  });
}

type Refund = FakeBackend['state']['refunds'][number];

/** Answers with the refund, which is stored: one that is entered, or the first one with these fields. */
export function answerRefund(
  { rpc, state }: FakeBackend,
  name: 'enter_refund' | 'send_refund' | 'confirm_refund' | 'deny_refund' | 'confirm_credit',
  fields: Partial<Refund>,
) {
  rpc(name, () => {
    if (name === 'enter_refund') state.refunds.push(aRefund(fields));
    const refund = Object.assign(state.refunds[0] ?? aRefund(), fields);
    return {
      ...refund,
      ...{ reason: refund.reason ?? '', reminders: 0, owed_at: refund.created_at },
      credit_note_id: refund.credit_note?.id ?? null,
    };
  });
}

export const answer = async (question: string, name: string) =>
  press(name, await screen.findByRole('alertdialog', { name: question }));

export const findPart = (name: string) => screen.findByRole('region', { name });
