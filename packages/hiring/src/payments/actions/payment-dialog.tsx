import type { OpenPaymentAction } from './payment-action.ts';
import type { PaymentReader } from '../payment-texts.ts';
import { FollowRefundDialog } from '../refunds/follow-refund-dialog.tsx';
import { RefundDialog } from '../refunds/refund-dialog.tsx';
import { CorrectionDialog } from './correction-dialog.tsx';
import { ConfirmPaymentDialog } from './confirm-payment-dialog.tsx';

/** Props of all action dialogs. */
export type PaymentDialogProps<Action extends OpenPaymentAction = OpenPaymentAction> = Action & {
  reader: PaymentReader;
  userId: string;
  onClose: () => void;
};

/** The dialog of an action about an invoice or a refund. */
export function PaymentDialog(props: PaymentDialogProps) {
  switch (props.action) {
    case 'paid':
    case 'withdrawn':
    case 'received':
    case 'missing':
      return <ConfirmPaymentDialog {...props} action={props.action} />;
    case 'correct':
      return <CorrectionDialog {...props} />;
    case 'refund':
      return <RefundDialog {...props} />;
    case 'sendRefund':
    case 'confirmRefund':
    case 'denyRefund':
    case 'confirmCredit':
      return <FollowRefundDialog {...props} action={props.action} />;
  }
}
