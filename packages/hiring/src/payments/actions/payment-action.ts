import type { HireRequestWithHistory } from '@showcase/data/hire-requests';
import type { Invoice, Refund } from '@showcase/data/invoices';

/** The texts of the two sides about an invoice or a refund. */
export type PaymentAction =
  | {
      action: 'paid' | 'withdrawn' | 'received' | 'missing' | 'correct' | 'refund';
      invoice: Invoice;
    }
  | { action: RefundWord; invoice: Invoice; refund: Refund };

/** What a side says about a refund or a credit. */
export type RefundWord = 'sendRefund' | 'confirmRefund' | 'denyRefund' | 'confirmCredit';

/** An act whose dialog is open. */
export type OpenPaymentAction = PaymentAction & {
  request: HireRequestWithHistory;
  /** The button that opened the dialog. */
  button: HTMLElement;
};

export type OnPaymentAction = (action: OpenPaymentAction) => void;
