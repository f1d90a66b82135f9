import {
  hireRequestActionOptions,
  hireRequestQueries,
  proposeEndOptions,
  type HireRequestSide,
  type HireRequestWithHistory,
} from '@showcase/data/hire-requests';
import { useDataClient, useItem } from '@showcase/data/query';
import { END_REASON_LIMIT, endSchema, type EndValues } from '@showcase/data/schemas';
import { bidi, formatMoney } from '@showcase/ui';
import { useForm } from 'react-hook-form';
import { useTextDraft } from '@showcase/kit/drafts';
import { schemaResolver, TextAreaField } from '@showcase/kit/forms';
import { ActionDialog } from '../../action-dialog.tsx';
import { getCounterparty } from '../counterparty/get-counterparty.ts';
import { SendingNotice } from '../../offers/form/sending-notice.tsx';
import { useOfferMutation } from '../../offers/use-offer-mutation.ts';
import { useFocusAfterAction } from '../use-focus-after-action.ts';
import { getPendingAmount } from './pending-amount.ts';

type EndDialogProps = {
  side: HireRequestSide;
  request: HireRequestWithHistory;
  userId: string;
  button: HTMLElement;
  onClose: () => void;
  /** Whether it ends at once. */
  isAlone: boolean;
};

/** Asks the other side to end a request, or ends it without them. What is typed is stored as a draft. */
export function EndDialog(props: EndDialogProps) {
  const { side, request: opened, userId, button, onClose, isAlone } = props;
  const request = useItem(hireRequestQueries(useDataClient()).byId(opened.id)).data ?? opened;
  const { markActionDone, finalFocus } = useFocusAfterAction(button);
  const draft = useTextDraft(`end:${userId}:${request.id}`);
  const form = useForm<EndValues>({
    defaultValues: { reason: draft.initialText },
    resolver: schemaResolver(endSchema),
  });
  const onDone = () => {
    draft.save('');
    markActionDone();
    onClose();
  };
  const { name } = getCounterparty(request, side);
  const proposing = useOfferMutation(proposeEndOptions, {
    successText: bidi`Asked ${name} to end the request.`,
    onDone,
  });
  const ending = useOfferMutation(hireRequestActionOptions, {
    successText: 'Request ended.',
    onDone,
  });
  const sending = isAlone ? ending : proposing;

  function send({ reason }: EndValues) {
    const { id, version: expectedVersion } = request;
    if (isAlone) ending.mutate({ id, action: 'end', note: reason, expectedVersion });
    else proposing.mutate({ id, reason, expectedVersion });
  }

  const isOver = request.status !== opened.status;
  const submitLabel = isAlone ? 'End the request' : 'Ask to end';
  return (
    <ActionDialog
      size="s"
      finalFocus={finalFocus}
      title={isAlone ? 'End this request' : 'Ask to end this request'}
      description={describeEnd(request, isAlone, name)}
      form={form}
      onSubmit={send}
      submitLabel={submitLabel}
      cancelLabel="Keep working"
      variant="danger"
      isBusy={sending.isPending}
      isOver={isOver}
      onClose={onClose}
    >
      <SendingNotice
        request={request}
        isOver={isOver}
        error={sending.error}
        key={sending.submittedAt}
      />
      <TextAreaField<EndValues>
        name="reason"
        label="Reason"
        hint={bidi`At least 10 characters. ${name} reads it.`}
        isRequired
        rows={4}
        limit={END_REASON_LIMIT}
        dir="auto"
        onChange={({ target }) => draft.save(target.value)}
      />
    </ActionDialog>
  );
}

function describeEnd(request: HireRequestWithHistory, isAlone: boolean, name: string): string {
  const removed = `the pending ${formatMoney(getPendingAmount(request))} is removed`;
  if (isAlone) return `The whole request ends at once, and ${removed}.`;
  const wasDelivered = request.events.some(
    ({ action, milestone }) => action === 'deliver' && milestone === request.milestone,
  );
  return wasDelivered
    ? bidi`It ends once ${name} agrees. Then ${removed}.`
    : bidi`It ends once ${name} agrees, or after 5 days without an answer. Then ${removed}.`;
}
