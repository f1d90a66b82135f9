import type { HireRequestSide } from '@showcase/data/hire-requests';
import { AgreeToEndDialog, WithdrawEndDialog } from '../requests/ending/confirm-end-answer.tsx';
import { EndDialog } from '../requests/ending/end-dialog.tsx';
import { KeepWorkingDialog } from '../requests/ending/keep-working-dialog.tsx';
import { AcceptDialog } from './answers/accept-dialog.tsx';
import { DeclineDialog } from './answers/decline-dialog.tsx';
import { WithdrawDialog } from './answers/withdraw-dialog.tsx';
import { OfferFormDialog } from './form/offer-form-dialog.tsx';
import type { MissedAction, OpenOffer } from './offers-context.ts';
import { TimeDialog } from './time/time-dialog.tsx';

export type OfferDialogProps = OpenOffer & {
  side: HireRequestSide;
  userId: string;
  onClose: () => void;
  /** Called if the answer came too late. */
  onMissed: (missed: MissedAction) => void;
};

/** The dialog of an action about terms or the end. */
export function OfferDialog({ action, ...props }: OfferDialogProps) {
  const offer = props.request.open_offer;
  switch (action) {
    case 'accept_offer':
      return offer && <AcceptDialog {...props} offer={offer} />;
    case 'decline_offer':
      return offer && <DeclineDialog {...props} offer={offer} />;
    case 'withdraw_offer':
      return offer && <WithdrawDialog {...props} offer={offer} />;
    case 'ask_for_time':
      return <TimeDialog {...props} />;
    case 'ask_to_end':
      return <EndDialog {...props} isAlone={false} />;
    case 'end':
      return <EndDialog {...props} isAlone />;
    case 'accept_end':
      return <AgreeToEndDialog {...props} />;
    case 'decline_end':
      return <KeepWorkingDialog {...props} />;
    case 'withdraw_end':
      return <WithdrawEndDialog {...props} />;
    case 'make_offer':
    case 'counter_offer':
    case 'replace_offer':
    case 'propose_change':
    case 'replace_change':
    case 'add_revision':
      return <OfferFormDialog {...props} action={action} />;
  }
}
