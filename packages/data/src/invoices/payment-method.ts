import { isPaymentUrl } from './payment-url.ts';
import type { Payment } from './invoice.ts';

/** How an invoice can be paid, outside of the product: by the creator's own link, or by what they wrote. */
export type PaymentMethod =
  | {
      kind: 'link';
      url: string;
      /** Shown before the user leaves for it, as browsers show it. */
      host: string;
      instructions: string | null;
    }
  | { kind: 'instructions'; instructions: string };

/** Null if the creator has not said how they want to be paid. */
export function getPaymentMethod({
  payment_url: url,
  payment_instructions: instructions,
}: Pick<Payment, 'payment_url' | 'payment_instructions'>): PaymentMethod | null {
  if (url !== null && isPaymentUrl(url)) {
    return { kind: 'link', url, host: new URL(url).host, instructions };
  }
  return instructions === null ? null : { kind: 'instructions', instructions };
}
