import { formatCents } from '../../invoices/cents.ts';
import * as v from 'valibot';
import { define } from './define-kind.ts';
import { actorName, getRequestPath, maybeActor, request } from './request-step.ts';
import type { Sentence } from './sentence.ts';

const invoice = { ...request, invoice_id: v.pipe(v.string(), v.uuid()), number: v.string() };
const amount = { cents: v.number() };

type Values = { actor_name: string; number: string; cents: number };

/** The events of invoices of requests, and of refunds. */
export const paymentKinds = {
  request_invoice: payment(({ actor_name, number, cents }) => [
    `Invoice ${number} from `,
    { userText: actor_name },
    ` about ${formatCents(cents)}`,
  ]),
  request_invoice_reminder: payment(({ actor_name, cents }) => [
    `Still to pay: ${formatCents(cents)} to `,
    { userText: actor_name },
  ]),
  request_invoice_paid: payment(({ actor_name, cents }) => [
    { userText: actor_name },
    ` has paid ${formatCents(cents)}`,
  ]),
  request_invoice_received: payment(({ actor_name, cents }) => [
    { userText: actor_name },
    ` has received ${formatCents(cents)}`,
  ]),
  request_invoice_corrected: define(
    { ...actorName, ...invoice, cents: v.optional(v.number()) },
    ({ actor_name, number, title }): Sentence => [
      { userText: actor_name },
      ` replaced an invoice with ${number}: `,
      { userText: title },
    ],
    getRequestPath,
  ),
  request_credit: define(
    { ...maybeActor, ...invoice, ...amount },
    ({ number, cents, title }): Sentence => [
      `Invoice ${number} is ${formatCents(cents)} lower: `,
      { userText: title },
    ],
    getRequestPath,
  ),
  credit_note_issued: define(
    { ...invoice, ...amount },
    ({ number, cents, title }): Sentence => [
      `Credit note ${number} about ${formatCents(cents)}: `,
      { userText: title },
    ],
    getRequestPath,
  ),
  request_credit_asked: define(
    { ...maybeActor, ...invoice, ...amount },
    ({ number, cents, side, title }): Sentence => [
      side === 'client'
        ? `Have you paid invoice ${number}? If not, it is ${formatCents(cents)} lower: `
        : `Invoice ${number} is ${formatCents(cents)} lower if the client says that it is not paid: `,
      { userText: title },
    ],
    getRequestPath,
  ),
  request_credit_confirmed: payment(({ actor_name, number, cents }) => [
    { userText: actor_name },
    ` has not paid invoice ${number}: it is ${formatCents(cents)} lower`,
  ]),
  request_refund_owed: define(
    { ...maybeActor, ...invoice, ...amount },
    ({ cents, title }): Sentence => [
      `A refund of ${formatCents(cents)} is owed: `,
      { userText: title },
    ],
    getRequestPath,
  ),
  request_refund_sent: payment(({ actor_name, cents }) => [
    { userText: actor_name },
    ` has refunded ${formatCents(cents)}`,
  ]),
  request_refund_confirmed: payment(({ actor_name, cents }) => [
    { userText: actor_name },
    ` confirmed a refund of ${formatCents(cents)}`,
  ]),
  request_refund_missing: payment(({ actor_name, cents }) => [
    { userText: actor_name },
    ` says that a refund of ${formatCents(cents)} has not arrived`,
  ]),
  request_refund_assumed: define(
    { ...request, ...invoice, ...amount },
    ({ cents, title }): Sentence => [
      `A refund of ${formatCents(cents)} counts as arrived: `,
      { userText: title },
    ],
    getRequestPath,
  ),
  request_refund_reminder: payment(({ actor_name, cents }) => [
    `Still owed: a refund of ${formatCents(cents)} to `,
    { userText: actor_name },
  ]),
  request_payment_missing: payment(({ actor_name, cents }) => [
    { userText: actor_name },
    ` says that your payment of ${formatCents(cents)} has not arrived`,
  ]),
  request_payment_withdrawn: payment(({ actor_name, cents }) => [
    { userText: actor_name },
    ` has not paid ${formatCents(cents)} yet after all`,
  ]),
};

function payment(describe: (values: Values) => Sentence) {
  return define(
    { ...actorName, ...invoice, ...amount },
    (values): Sentence => [...describe(values), ': ', { userText: values.title }],
    getRequestPath,
  );
}
