import type { HireRequestSide } from '@showcase/data/hire-requests';
import { formatCents, type Refund } from '@showcase/data/invoices';
import { bidi } from '@showcase/ui';

type Next = {
  text: string;
  /** Whether the reader has to act. */
  isOwnTurn: boolean;
};

/** Who acts next about what a case gives back; null once nothing is left to do. */
export function describeCaseRefund(
  { status, amount_cents }: Pick<Refund, 'status' | 'amount_cents'>,
  { side, name }: { side: HireRequestSide; name: string },
): Next | null {
  const amount = formatCents(-amount_cents);
  const isClient = side === 'client';
  switch (status) {
    case 'owed':
      return {
        isOwnTurn: !isClient,
        text: isClient
          ? bidi`${name} owes you ${amount}, and sends it to you directly.`
          : bidi`You owe ${name} ${amount}. Send it directly, then say so in the request.`,
      };
    case 'sent':
      return {
        isOwnTurn: isClient,
        text: isClient
          ? bidi`${name} has sent you ${amount}. Say in the request whether it has arrived.`
          : bidi`You have sent ${amount}. ${name} confirms it when it arrives.`,
      };
    case 'asked':
      return {
        isOwnTurn: isClient,
        text: isClient
          ? bidi`Say in the request whether you have paid ${name}. Then ${amount} is owed to you, or taken off the invoice.`
          : bidi`${name} says whether the invoice is paid. Then you owe ${amount}, or it is taken off the invoice.`,
      };
    case 'confirmed':
      return null;
  }
}
