import {
  openCaseOptions,
  type CaseSubject,
  type HireRequestWithHistory,
} from '@showcase/data/hire-requests';
import { readOutcome, type CaseValues } from '@showcase/data/schemas';
import { bidi } from '@showcase/ui';
import { AttachmentField, useFormAttachments } from '@showcase/kit/attachments';
import { ActionDialog } from '../../action-dialog.tsx';
import { useAttemptKey } from '../../use-attempt-key.ts';
import { getCounterparty } from '../../requests/counterparty/get-counterparty.ts';
import { useOfferMutation } from '../../offers/use-offer-mutation.ts';
import { useFocusAfterAction } from '../../requests/use-focus-after-action.ts';
import { CaseFailure } from './case-failure.tsx';
import { CaseFields } from './case-fields.tsx';
import { useCaseForm } from './use-case-form.ts';

export type OpenCaseDialogProps = {
  request: HireRequestWithHistory;
  userId: string;
  about: CaseSubject;
  /** The button that opened the dialog. */
  button: HTMLElement;
  onClose: () => void;
};

/** The client says what happened and what they want. */
export function OpenCaseDialog({
  request,
  userId,
  about: { subject, cents: totalCents },
  button,
  onClose,
}: OpenCaseDialogProps) {
  const { markActionDone, finalFocus } = useFocusAfterAction(button);
  const kind = subject === 'delivery' ? 'delivery' : 'money_back';
  const needsPaid = kind === 'money_back' && request.invoices.some(isUnsaid);
  const isFormer = request.creator === null;
  const pause = request.suspended_sides.includes('creator')
    ? ', and up to 30 more while their account is suspended'
    : '';
  const { form, showAtField, clear } = useCaseForm({
    form: 'open',
    totalCents,
    needsPaid,
    draftId: `open:${userId}:${request.id}:${kind}`,
  });
  const files = useFormAttachments(`case-${request.id}`);
  const getKey = useAttemptKey();
  const { name } = getCounterparty(request, 'client');
  const opening = useOfferMutation(openCaseOptions, {
    successText: isFormer
      ? 'The case is open. An admin decides it.'
      : bidi`The case is open. ${name} answers next.`,
    onDone() {
      clear();
      files.clear();
      markActionDone();
      onClose();
    },
  });

  function send(values: CaseValues) {
    const attachments = files.collect();
    if (!attachments) return;
    const { outcome: wants, ...part } = readOutcome('open', values);
    const input = {
      ...{ requestId: request.id, happened: values.text, wants, ...part },
      ...{ attachments, about: subject, ...(needsPaid && { isPaid: values.paid === 'yes' }) },
    };
    opening.mutate({ input, caseKey: getKey(input) }, { onError: showAtField });
  }

  return (
    <ActionDialog
      finalFocus={finalFocus}
      title={kind === 'delivery' ? 'Open a case' : 'Open a money-back case'}
      description={
        isFormer
          ? "The creator's account was deleted, so an admin decides without them."
          : bidi`${name} has 7 days to answer${pause}. If you don't agree, an admin decides.`
      }
      form={form}
      onSubmit={send}
      submitLabel="Open case"
      isBusy={opening.isPending}
      onClose={onClose}
    >
      <CaseFailure error={opening.error} />
      <CaseFields
        form="open"
        kind={kind}
        totalCents={totalCents}
        // Without a creator, nobody can do the work again.
        outcomes={isFormer ? ['all', 'part'] : undefined}
        needsPaid={needsPaid}
      />
      <AttachmentField {...files.field} />
    </ActionDialog>
  );
}

/** Whether no one said that it is paid. */
function isUnsaid({
  corrected_by,
  paid_at,
  received_at,
}: HireRequestWithHistory['invoices'][number]) {
  return corrected_by === null && paid_at === null && received_at === null;
}
