import { readOutcome, type CaseValues } from '@showcase/data/schemas';
import { bidi } from '@showcase/ui';
import { ActionDialog } from '../../action-dialog.tsx';
import { getCounterparty } from '../../requests/counterparty/get-counterparty.ts';
import { nameSide } from '../texts/case-texts.ts';
import { CaseFailure } from './case-failure.tsx';
import { CaseFields } from './case-fields.tsx';
import { useCaseAnswer, type CaseAnswerProps } from './use-case-answer.ts';
import { useCaseForm } from './use-case-form.ts';

/** The creator proposes another outcome, once. */
export function CounterDialog(props: CaseAnswerProps) {
  const { dispute, request, side, userId, onClose } = props;
  const { id, kind, amount_cents: totalCents } = dispute;
  const { form, showAtField, clear } = useCaseForm({
    form: 'counter',
    totalCents,
    draftId: `counter:${userId}:${id}`,
  });
  const { answering, finalFocus } = useCaseAnswer({
    ...props,
    successText: bidi`Sent. ${getCounterparty(request, side).name} answers next.`,
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
      description={`You can do this once. ${nameSide('client', request, side)} agrees or asks for a decision.`}
      form={form}
      onSubmit={send}
      submitLabel="Send"
      isBusy={answering.isPending}
      onClose={onClose}
    >
      <CaseFailure error={answering.error} />
      <CaseFields form="counter" kind={kind} totalCents={totalCents} />
    </ActionDialog>
  );
}
