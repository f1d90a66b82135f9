import { ConfirmDialog } from '@showcase/ui/controls';
import { explainError } from '@showcase/kit/errors';
import { describeConsequence } from '../texts/outcome-texts.ts';
import { useCaseAnswer, type CaseAnswerProps } from './use-case-answer.ts';

/** Says what the agreement means. */
export function AgreeDialog(props: CaseAnswerProps) {
  const { dispute } = props;
  if (dispute.status === 'redone') return <AcceptRedoDialog {...props} />;
  const proposal = dispute.proposal ?? dispute;
  const isRedo = proposal.outcome === 'redo' && dispute.kind === 'money_back';
  const consequence = describeConsequence(proposal, dispute);
  return (
    <AnswerConfirmation
      {...props}
      action="accept"
      question="Agree to this?"
      subject={isRedo ? consequence : `${consequence} This closes the case.`}
      confirmLabel="Agree"
      successText={isRedo ? 'Agreed. The creator has 14 days.' : 'Agreed. The case is closed.'}
      variant="primary"
    />
  );
}

/** Ends a case whose work was done again. */
function AcceptRedoDialog(props: CaseAnswerProps) {
  return (
    <AnswerConfirmation
      {...props}
      action="accept"
      question="Accept the work?"
      subject="This closes the case. No money goes back."
      confirmLabel="Accept"
      successText="Accepted. The case is closed."
      variant="primary"
    />
  );
}

export function WithdrawCaseDialog(props: CaseAnswerProps) {
  return (
    <AnswerConfirmation
      {...props}
      action="withdraw"
      question="Withdraw your case?"
      subject="It is closed, and everything stays as it was before."
      confirmLabel="Withdraw"
      successText="Withdrawn. The case is closed."
      variant="danger"
    />
  );
}

type AnswerConfirmationProps = CaseAnswerProps & {
  action: 'accept' | 'withdraw';
  question: string;
  subject: string;
  confirmLabel: string;
  successText: string;
  variant: 'primary' | 'danger';
};

function AnswerConfirmation(props: AnswerConfirmationProps) {
  const { dispute, action, question, subject, confirmLabel, variant, onClose } = props;
  const { answering, finalFocus } = useCaseAnswer(props);
  const { error } = answering;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={question}
      subject={subject}
      confirmLabel={confirmLabel}
      cancelLabel="Not now"
      variant={variant}
      onConfirm={() => answering.mutate({ id: dispute.id, action })}
      isBusy={answering.isPending}
      finalFocus={finalFocus}
      {...(error && { error: explainError(error, { action: 'Not sent.' }) })}
    />
  );
}
