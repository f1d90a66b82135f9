import type { NotificationKind } from '../../kinds/notification-kinds.ts';

/** A mail of a notification with the parameters of the test. */
export type Row = [
  NotificationKind,
  topic: string,
  subject: string,
  button: string | null,
  details: string[],
];

export const request = 'Request: A shop';
export const part = ['Milestone: A draft', request];
const invoice = ['Invoice: 2026-0007', 'Amount: $800.50', ...part];

/** Steps of a request that need no answer. */
const updates: [kind: NotificationKind, subject: string, details?: string[]][] = [
  ['request_accepted', 'Mia Chen accepted your request'],
  ['request_declined', 'Mia Chen declined your request'],
  ['request_cancelled', 'Mia Chen withdrew their request'],
  ['request_approved', 'Mia Chen approved your work'],
  ['request_ended', 'A request has ended'],
  ['request_end_declined', 'Mia Chen wants to keep working'],
  ['request_end_withdrawn', 'Mia Chen no longer wants to end a request'],
  ['request_completed', 'Your request is completed'],
  ['request_offer_accepted', 'Mia Chen accepted your terms'],
  ['request_offer_declined', 'Mia Chen declined your terms'],
  ['request_offer_withdrawn', 'Mia Chen withdrew their terms'],
  ['request_offer_expired', 'Proposed terms have expired'],
  ['request_milestone_approved', 'Mia Chen approved a milestone', part],
  ['request_milestone_completed', 'A milestone is approved', part],
  ['request_expired', 'A request has expired'],
  ['request_invoice_received', 'Mia Chen has received your payment', invoice],
  [
    'credit_note_issued',
    'A credit note was issued',
    ['Credit note: 2026-0007', ...invoice.slice(1)],
  ],
  ['request_credit', 'Less is to be paid', invoice],
  ['request_credit_confirmed', 'Mia Chen has not paid, and pays less', invoice],
  ['request_refund_confirmed', 'Mia Chen confirmed your refund', invoice],
  ['request_paused', "Mia Chen's account is suspended"],
  ['request_resumed', "Mia Chen's account is active again"],
  ['request_hidden', 'An admin hid what Mia Chen offers'],
  ['request_sold', 'Mia Chen sold the project to someone else'],
  ['request_item_removed', 'Mia Chen closed your request'],
  ['request_shown', 'Mia Chen can accept your request again'],
  ['request_party_left', 'Mia Chen deleted their account'],
  ['request_refund_assumed', 'A refund counts as arrived', invoice],
  ['request_payment_withdrawn', 'Mia Chen has not paid yet after all', invoice],
  ['request_case_waiting', 'A case waits for a decision'],
  ['request_case_agreed', 'Mia Chen agreed to what you proposed'],
  ['request_redo_accepted', 'What was done again is accepted'],
  ['request_case_withdrawn', 'Mia Chen withdrew their case'],
  ['request_case_lapsed', 'A case was closed without an answer'],
  ['request_case_appealed', 'Mia Chen appealed the decision'],
];

const payments: [kind: NotificationKind, subject: string, button: string][] = [
  ['request_invoice', 'Mia Chen sent you an invoice', 'Open the invoice'],
  ['request_invoice_reminder', 'An invoice from Mia Chen is still open', 'Open the invoice'],
  ['request_invoice_paid', 'Mia Chen has paid an invoice', 'Open the request'],
  ['request_invoice_corrected', 'Mia Chen corrected an invoice', 'Open the invoice'],
  ['request_credit_asked', 'Is this invoice paid?', 'Open the request'],
  ['request_refund_owed', 'A refund is owed', 'Open the request'],
  ['request_refund_sent', 'Mia Chen sent you a refund', 'Open the request'],
  ['request_refund_missing', 'Mia Chen says that your refund has not arrived', 'Open the request'],
  ['request_refund_reminder', 'You still owe Mia Chen a refund', 'Open the request'],
  [
    'request_payment_missing',
    'Mia Chen says that your payment has not arrived',
    'Open the invoice',
  ],
];

export const stepRows: Row[] = [
  ...payments.map(([kind, subject, button]): Row => [kind, 'requests', subject, button, invoice]),
  ...updates.map(([kind, subject, details = [request]]): Row => {
    return [kind, 'request_updates', subject, 'Open the request', details];
  }),
  ['request_case_opened', 'requests', 'Mia Chen opened a case', 'Open the case', [request]],
  ['request_case_answered', 'requests', 'Mia Chen answered your case', 'Open the case', [request]],
  [
    'request_redo_agreed',
    'requests',
    'The work is to be done again',
    'Open the request',
    [request],
  ],
  ['request_redone', 'requests', 'Mia Chen did the work again', 'Open the case', [request]],
  ['request_case_decided', 'request_updates', 'A case is decided', 'Read the decision', [request]],
  [
    'request_case_closed',
    'request_updates',
    'The decision of a case is final',
    'Read the decision',
    [request],
  ],
];
