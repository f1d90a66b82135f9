import type { paymentKinds } from '../kinds/payment-kinds.ts';
import { sentence } from '../kinds/sentence.ts';
import type { NotificationMail } from './mail-wording.ts';

const invoice = {
  details: { number: 'Invoice', cents: 'Amount', milestone: 'Milestone', title: 'Request' },
  button: 'Open the request',
} as const;

export const paymentMails: Record<keyof typeof paymentKinds, NotificationMail> = {
  request_invoice: {
    ...invoice,
    topic: 'requests',
    subject: (actor) => sentence`${actor} sent you an invoice`,
    text: 'The request shows how to pay. Then say that you have paid.',
    button: 'Open the invoice',
  },
  request_invoice_reminder: {
    ...invoice,
    topic: 'requests',
    subject: (actor) => sentence`An invoice from ${actor} is still open`,
    text: 'If you have paid it already, please say so in the request.',
    button: 'Open the invoice',
  },
  request_invoice_paid: {
    ...invoice,
    topic: 'requests',
    subject: (actor) => sentence`${actor} has paid an invoice`,
    text: 'Once the money has arrived, say that you have received it.',
  },
  request_invoice_received: {
    ...invoice,
    topic: 'request_updates',
    subject: (actor) => sentence`${actor} has received your payment`,
    text: 'This invoice is settled.',
  },
  request_invoice_corrected: {
    ...invoice,
    topic: 'requests',
    subject: (actor) => sentence`${actor} corrected an invoice`,
    text: 'This invoice replaces the one before it.',
    button: 'Open the invoice',
  },
  request_credit: {
    ...invoice,
    topic: 'request_updates',
    subject: 'Less is to be paid',
    text: 'The amount was taken off the invoice.',
  },
  credit_note_issued: {
    ...invoice,
    topic: 'request_updates',
    subject: 'A credit note was issued',
    text: 'You can download it in the request, beside the invoice that it takes the amount off.',
    details: { ...invoice.details, number: 'Credit note' },
  },
  request_credit_asked: {
    ...invoice,
    topic: 'requests',
    subject: 'Is this invoice paid?',
    text: 'The client says it in the request. If it is not paid, the amount is taken off; if it is, the amount is sent back. Until then nothing changes.',
  },
  request_credit_confirmed: {
    ...invoice,
    topic: 'request_updates',
    subject: (actor) => sentence`${actor} has not paid, and pays less`,
    text: 'The amount was taken off the invoice.',
  },
  request_refund_owed: {
    ...invoice,
    topic: 'requests',
    subject: 'A refund is owed',
    text: 'The creator sends it to the client directly, and says so in the request. Until then, we remind them.',
  },
  request_refund_sent: {
    ...invoice,
    topic: 'requests',
    subject: (actor) => sentence`${actor} sent you a refund`,
    text: 'Once the money has arrived, confirm it. If it has not, say so within 14 days: after that it counts as arrived.',
  },
  request_refund_confirmed: {
    ...invoice,
    topic: 'request_updates',
    subject: (actor) => sentence`${actor} confirmed your refund`,
    text: 'This refund is settled.',
  },
  request_refund_missing: {
    ...invoice,
    topic: 'requests',
    subject: (actor) => sentence`${actor} says that your refund has not arrived`,
    text: 'Check how you sent it. The request says whether it is owed. If it is, send it, then say so in the request.',
  },
  request_refund_assumed: {
    ...invoice,
    topic: 'request_updates',
    subject: 'A refund counts as arrived',
    text: 'For 14 days there was no word that it had not arrived. This refund is settled.',
  },
  request_refund_reminder: {
    ...invoice,
    topic: 'requests',
    subject: (actor) => sentence`You still owe ${actor} a refund`,
    text: 'If you have sent it already, please say so in the request. What is not sent after 14 days is in your public track record until it has arrived.',
  },
  request_payment_missing: {
    ...invoice,
    topic: 'requests',
    subject: (actor) => sentence`${actor} says that your payment has not arrived`,
    text: 'Check how you paid, and write to each other. Once it is paid, say so in the request.',
    button: 'Open the invoice',
  },
  request_payment_withdrawn: {
    ...invoice,
    topic: 'request_updates',
    subject: (actor) => sentence`${actor} has not paid yet after all`,
    text: 'They took back that this invoice is paid. It is still to be paid.',
  },
};
