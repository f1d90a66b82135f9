import { testId } from '../../../testing/rows.ts';
import { step, toClient, toCreator, type Row } from './request-rows.ts';

const invoice = {
  ...step,
  ...{ side: 'client', invoice_id: testId(2), number: '2026-0007', cents: 80_050 },
};
const refund = { ...invoice, cents: 10_000 };
const toOther = (params: object) => ({ ...params, side: 'creator' });

export const caseRows: Row[] = [
  ['request_case_opened', step, 'Mia Chen opened a case: A shop', toCreator],
  ['request_case_answered', step, 'Mia Chen answered your case: A shop', toCreator],
  ['request_case_waiting', step, 'An admin decides the case about A shop', toCreator],
  ['request_case_agreed', step, 'Mia Chen agreed to what you proposed: A shop', toCreator],
  ['request_redo_agreed', step, 'The work is to be done again: A shop', toCreator],
  ['request_redone', step, 'Mia Chen did the work again: A shop', toCreator],
  ['request_redo_accepted', step, 'What was done again is accepted: A shop', toCreator],
  ['request_case_withdrawn', step, 'Mia Chen withdrew their case: A shop', toCreator],
  ['request_case_lapsed', step, 'The case about A shop was closed without an answer', toCreator],
  ['request_case_decided', step, 'An admin decided the case about A shop', toCreator],
  ['request_case_appealed', step, 'Mia Chen appealed the decision: A shop', toCreator],
  ['request_case_closed', step, 'The decision about A shop is final', toCreator],
];

export const paymentRows: Row[] = [
  ['request_invoice', invoice, 'Invoice 2026-0007 from Mia Chen about $800.50: A shop', toClient],
  ['request_invoice_reminder', invoice, 'Still to pay: $800.50 to Mia Chen: A shop', toClient],
  ['request_invoice_paid', toOther(invoice), 'Mia Chen has paid $800.50: A shop', toCreator],
  ['request_invoice_received', invoice, 'Mia Chen has received $800.50: A shop', toClient],
  [
    'request_invoice_corrected',
    { ...invoice, cents: undefined },
    'Mia Chen replaced an invoice with 2026-0007: A shop',
    toClient,
  ],
  ['credit_note_issued', refund, 'Credit note 2026-0007 about $100.00: A shop', toClient],
  ['credit_note_issued', toOther(refund), 'Credit note 2026-0007 about $100.00: A shop', toCreator],
  ['request_credit', refund, 'Invoice 2026-0007 is $100.00 lower: A shop', toClient],
  [
    'request_credit_asked',
    refund,
    'Have you paid invoice 2026-0007? If not, it is $100.00 lower: A shop',
    toClient,
  ],
  [
    'request_credit_asked',
    toOther(refund),
    'Invoice 2026-0007 is $100.00 lower if the client says that it is not paid: A shop',
    toCreator,
  ],
  [
    'request_credit_confirmed',
    toOther(refund),
    'Mia Chen has not paid invoice 2026-0007: it is $100.00 lower: A shop',
    toCreator,
  ],
  ['request_refund_owed', toOther(refund), 'A refund of $100.00 is owed: A shop', toCreator],
  ['request_refund_sent', refund, 'Mia Chen has refunded $100.00: A shop', toClient],
  [
    'request_refund_confirmed',
    toOther(refund),
    'Mia Chen confirmed a refund of $100.00: A shop',
    toCreator,
  ],
  [
    'request_refund_missing',
    toOther(refund),
    'Mia Chen says that a refund of $100.00 has not arrived: A shop',
    toCreator,
  ],
  ['request_refund_assumed', refund, 'A refund of $100.00 counts as arrived: A shop', toClient],
  [
    'request_refund_reminder',
    toOther(refund),
    'Still owed: a refund of $100.00 to Mia Chen: A shop',
    toCreator,
  ],
  [
    'request_payment_missing',
    invoice,
    'Mia Chen says that your payment of $800.50 has not arrived: A shop',
    toClient,
  ],
  [
    'request_payment_withdrawn',
    toOther(invoice),
    'Mia Chen has not paid $800.50 yet after all: A shop',
    toCreator,
  ],
];
