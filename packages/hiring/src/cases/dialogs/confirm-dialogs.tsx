import { ConfirmDialog } from '@showcase/ui/controls';
import { explainError } from '@showcase/kit/errors';
import { describeConsequence } from '../texts/outcome-texts.ts';
import { useCaseAnswer, type CaseAnswerProps } from './use-case-answer.ts';

/** Says what the agreement means. */
export function AgreeDialog(props: CaseAnswerProps) {
  const { dispute } = props;
  return (
    <AnswerConfirmation
      {...props}
      action="accept"
      question="Agree to this?"
      subject={`${describeConsequence(dispute.proposal ?? dispute, dispute)} This closes the case.`}
      confirmLabel="Agree"
      successText="Agreed. The case is closed."
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
