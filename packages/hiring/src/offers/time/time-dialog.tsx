import { addDays, formatDay, toDay } from '@showcase/data/days';
import {
  requestMoreTimeOptions,
  hireRequestQueries,
  type HireRequestWithHistory,
} from '@showcase/data/hire-requests';
import { useDataClient, useItem } from '@showcase/data/query';
import {
  REQUEST_NOTE_LIMIT,
  timeRequestSchema,
  type TimeRequestValues,
} from '@showcase/data/schemas';
import { TextInput } from '@showcase/ui';
import { useForm } from 'react-hook-form';
import { useTextDraft } from '@showcase/kit/drafts';
import { FormField, TextAreaField, schemaResolver } from '@showcase/kit/forms';
import { ActionDialog } from '../../action-dialog.tsx';
import { useAttemptKey } from '../../use-attempt-key.ts';
import { useFocusAfterAction } from '../../requests/use-focus-after-action.ts';
import { SendingNotice } from '../form/sending-notice.tsx';
import { useOfferMutation } from '../use-offer-mutation.ts';
import { useNow } from '../../requests/plan/use-now.ts';

type TimeDialogProps = {
  request: HireRequestWithHistory;
  userId: string;
  button: HTMLElement;
  onClose: () => void;
};

/** The creator asks for a later due date of the milestone in work. */
export function TimeDialog({ request: opened, userId, button, onClose }: TimeDialogProps) {
  const request = useItem(hireRequestQueries(useDataClient()).byId(opened.id)).data ?? opened;
  const { markActionDone, finalFocus } = useFocusAfterAction(button);
  const now = useNow();
  const draft = useTextDraft(`more-time:${userId}:${request.id}`);
  const dateDraft = useTextDraft(`more-time-until:${userId}:${request.id}`);
  const getKey = useAttemptKey();
  const part = request.milestones.find(({ number }) => number === request.milestone);
  const due = part?.due_on ?? request.due_on;
  const form = useForm<TimeRequestValues>({
    defaultValues: { dueOn: dateDraft.initialText, reason: draft.initialText },
    resolver: schemaResolver(timeRequestSchema(due ?? '', request)),
  });
  const sending = useOfferMutation(requestMoreTimeOptions, {
    successText: 'Asked for more time.',
    onDone() {
      draft.save('');
      dateDraft.save('');
      markActionDone();
      onClose();
    },
  });

  function send({ dueOn, reason }: TimeRequestValues) {
    sending.mutate({
      id: request.id,
      dueOn,
      reason,
      offerKey: getKey([dueOn, reason]),
      expectedVersion: request.version,
    });
  }

  const isOver = request.status !== opened.status;
  const isLast = request.milestone === request.milestones.length;
  return (
    <ActionDialog
      size="s"
      finalFocus={finalFocus}
      title="Ask for more time"
      description={due && `Due ${formatDay(due, toDay(now))} as agreed.`}
      form={form}
      onSubmit={send}
      submitLabel="Ask for more time"
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
      <FormField<TimeRequestValues>
        name="dueOn"
        label="New due date"
        isRequired
        {...(!isLast && { hint: 'What comes after it moves by as many days.' })}
      >
        <TextInput
          type="date"
          {...(due && { min: addDays(due, 1) })}
          {...form.register('dueOn', {
            onChange: (event: { target: { value: string } }) => dateDraft.save(event.target.value),
          })}
        />
      </FormField>
      <TextAreaField<TimeRequestValues>
        name="reason"
        label="Reason"
        isRequired
        rows={4}
        limit={REQUEST_NOTE_LIMIT}
        dir="auto"
        onChange={({ target }) => draft.save(target.value)}
      />
    </ActionDialog>
  );
}
