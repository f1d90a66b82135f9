import type { HireRequestWithHistory } from '@showcase/data/hire-requests';
import type { Invoice, Refund } from '@showcase/data/invoices';

/** What the two sides say about an invoice or a refund. */
export type PaymentAct =
  | { act: 'paid' | 'received' | 'correct' | 'refund'; invoice: Invoice }
  | { act: 'sendRefund' | 'confirmRefund'; invoice: Invoice; refund: Refund };

/** An act whose dialog is open. */
export type OpenPaymentAct = PaymentAct & {
  request: HireRequestWithHistory;
  /** The button that opened the dialog. */
  button: HTMLElement;
};

export type OnPaymentAct = (act: OpenPaymentAct) => void;
