import type { OpenPaymentAct } from './payment-act.ts';
import type { PaymentReader } from '../payment-texts.ts';
import { FollowRefundDialog } from '../refunds/follow-refund-dialog.tsx';
import { RefundDialog } from '../refunds/refund-dialog.tsx';
import { CorrectionDialog } from './correction-dialog.tsx';
import { SettleDialog } from './settle-dialog.tsx';

/** What the dialog of every act gets. */
export type PaymentDialogProps<Act extends OpenPaymentAct = OpenPaymentAct> = Act & {
  reader: PaymentReader;
  userId: string;
  onClose: () => void;
};

/** The dialog of an act about an invoice or a refund. */
export function PaymentDialog(props: PaymentDialogProps) {
  switch (props.act) {
    case 'paid':
    case 'received':
      return <SettleDialog {...props} act={props.act} />;
    case 'correct':
      return <CorrectionDialog {...props} />;
    case 'refund':
      return <RefundDialog {...props} />;
    case 'sendRefund':
    case 'confirmRefund':
      return <FollowRefundDialog {...props} act={props.act} />;
  }
}
