import type {
  Case,
  CaseAct,
  HireRequestSide,
  ListedHireRequest,
} from '@showcase/data/hire-requests';
import { AgreeDialog, WithdrawCaseDialog } from './confirm-dialogs.tsx';
import { CounterDialog } from './counter-dialog.tsx';
import { TextDialog } from './text-dialog.tsx';

export type CaseAnswerProps = {
  act: CaseAct;
  dispute: Case;
  request: Pick<ListedHireRequest, 'client' | 'creator'>;
  side: HireRequestSide;
  userId: string;
  /** The button that opened the dialog. */
  button: HTMLElement;
  /** Gets the focus after the act, when the button is gone. */
  getFallback: () => HTMLElement | null;
  onClose: () => void;
};

/** The dialog of an answer to a case. */
export function CaseAnswerDialog(props: CaseAnswerProps) {
  switch (props.act) {
    case 'accept':
      return <AgreeDialog {...props} />;
    case 'withdraw':
      return <WithdrawCaseDialog {...props} />;
    case 'counter':
      return <CounterDialog {...props} />;
    case 'dispute':
    case 'appeal':
      return <TextDialog {...props} act={props.act} />;
  }
}
