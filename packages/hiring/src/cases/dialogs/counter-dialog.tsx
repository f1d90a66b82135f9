import { readOutcome, type CaseValues } from '@showcase/data/schemas';
import { ActionDialog } from '../../action-dialog.tsx';
import { nameSide } from '../texts/case-texts.ts';
import { CaseFailure } from './case-failure.tsx';
import { CaseFields } from './case-fields.tsx';
import { useCaseAnswer, type CaseAnswerProps } from './use-case-answer.ts';
import { useCaseForm } from './use-case-form.ts';

/** The creator proposes another outcome, once. */
export function CounterDialog(props: CaseAnswerProps) {
  const { dispute, request, side, userId, onClose } = props;
  const { id, kind, amount_cents: totalCents, outcomes } = dispute;
  const canAnswer = dispute.status === 'open';
  const client = nameSide('client', request, side);
  const { form, showAtField, clear } = useCaseForm({
    form: 'counter',
    totalCents,
    draftId: `counter:${userId}:${id}`,
  });
  const { answering, finalFocus } = useCaseAnswer({
    ...props,
    successText: `Sent. ${client} ${canAnswer ? 'answers next' : 'can agree to it'}.`,
    onDone: clear,
  });
  const send = (values: CaseValues) =>
    answering.mutate(
      { id, action: 'counter', text: values.text, ...readOutcome('counter', values) },
      { onError: showAtField },
    );
  return (
    <ActionDialog
      finalFocus={finalFocus}
      title="Propose something else"
      description={
        canAnswer
          ? `You can do this once. ${client} agrees or asks for a decision.`
          : `You can do this once. ${client} can agree to it.`
      }
      form={form}
      onSubmit={send}
      submitLabel="Send"
      isBusy={answering.isPending}
      onClose={onClose}
    >
      <CaseFailure error={answering.error} />
      <CaseFields form="counter" {...{ kind, totalCents, outcomes }} />
    </ActionDialog>
  );
}
