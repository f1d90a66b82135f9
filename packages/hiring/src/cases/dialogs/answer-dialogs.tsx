import { AgreeDialog, WithdrawCaseDialog } from './confirm-dialogs.tsx';
import { CounterDialog } from './counter-dialog.tsx';
import { TextDialog } from './text-dialog.tsx';
import type { CaseAnswerProps } from './use-case-answer.ts';

/** The dialog of an answer to a case. */
export function CaseAnswerDialog(props: CaseAnswerProps) {
  switch (props.action) {
    case 'accept':
      return <AgreeDialog {...props} />;
    case 'withdraw':
      return <WithdrawCaseDialog {...props} />;
    case 'counter':
      return <CounterDialog {...props} />;
    case 'redo':
    case 'dispute':
    case 'appeal':
      return <TextDialog {...props} action={props.action} />;
  }
}
