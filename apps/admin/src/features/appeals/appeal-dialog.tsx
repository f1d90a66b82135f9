import { zodResolver } from '@hookform/resolvers/zod';
import { decideAppeal, type Appeal } from '@showcase/data/admins';
import { useDataClient } from '@showcase/data/query';
import {
  appealDecisionSchema,
  REASON_LIMIT,
  type AppealDecisionValues,
} from '@showcase/data/schemas';
import { ConfirmationDialog, needsConfirmation } from '@showcase/kit/confirmation';
import { useTextDraft } from '@showcase/kit/drafts';
import { explainError } from '@showcase/kit/errors';
import { Form, RadioField, SubmitButton, TextAreaField, useSubmit } from '@showcase/kit/forms';
import { useNotify } from '@showcase/remote-contract/services';
import { bidi, Button, Notice, Stack } from '@showcase/ui';
import { Dialog } from '@showcase/ui/controls';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { isStaleDataError, useInvalidateAll } from '../../shared/reason/use-invalidate-all.ts';
import { ShowsReviews } from '../../shared/shows-reviews.tsx';
import { OUTCOME_LABELS } from './appeal-card.tsx';

const OPTIONS = [
  {
    value: 'lift',
    label: 'Lift the suspension',
    hint: 'The account is active again at once, with everything that was published.',
  },
  {
    value: 'uphold',
    label: 'Uphold the suspension',
    hint: "The account stays suspended, and this suspension can't be appealed again.",
  },
] as const;

type AppealDialogProps = { appeal: Appeal; onClose: () => void };

/** Lifts a suspension or upholds it, with a reason that the person is told. */
export function AppealDialog({ appeal, onClose }: AppealDialogProps) {
  const { id, person, fake_reviews: fakeReviews } = appeal;
  const formId = useId();
  const [showsReviews, setShowsReviews] = useState(true);
  const draft = useTextDraft(`appeal ${id}`);
  const deciding = useDecide({ id, name: person.name, showsReviews }, () => {
    draft.save('');
    onClose();
  });
  const form = useForm<AppealDecisionValues>({
    resolver: zodResolver(appealDecisionSchema),
    defaultValues: { note: draft.initialText },
  });
  const outcome = useWatch({ control: form.control, name: 'outcome' });
  const { error } = deciding;
  return (
    <Dialog
      isOpen
      onOpenChange={() => !deciding.isPending && onClose()}
      title={bidi`Decide the appeal of ${person.name}`}
      description="Your decision is final for this suspension."
      footer={
        <>
          <Button onClick={onClose} disabled={deciding.isPending}>
            Cancel
          </Button>
          <SubmitButton form={formId} submission={deciding}>
            Decide
          </SubmitButton>
        </>
      }
    >
      <Form id={formId} form={form} onSubmit={deciding.mutate}>
        <Stack gap={5}>
          {error && !needsConfirmation(error) && (
            <Notice variant={error.kind === 'conflict' ? 'warning' : 'danger'}>
              {explainError(error, { action: "That didn't work." })}
            </Notice>
          )}
          <RadioField<AppealDecisionValues>
            name="outcome"
            label="Decision"
            isRequired
            variant="cards"
            options={[...OPTIONS]}
          />
          <TextAreaField<AppealDecisionValues>
            name="note"
            label="Reason"
            isRequired
            hint="The person sees it, and it stays in the audit log."
            rows={3}
            limit={REASON_LIMIT}
            onChange={(event) => draft.save(event.target.value)}
          />
          {fakeReviews > 0 && outcome === 'lift' && (
            <ShowsReviews count={fakeReviews} isChecked={showsReviews} onChange={setShowsReviews} />
          )}
        </Stack>
      </Form>
      {needsConfirmation(error) && (
        <ConfirmationDialog
          error={error}
          onConfirm={() => void form.handleSubmit((values) => deciding.mutate(values))()}
          onClose={deciding.reset}
        />
      )}
    </Dialog>
  );
}

type Deciding = { id: string; name: string; showsReviews: boolean };

function useDecide({ id, name, showsReviews }: Deciding, onDone: () => void) {
  const client = useDataClient();
  const notify = useNotify();
  const invalidateAll = useInvalidateAll();
  return useSubmit({
    mutationFn: (decision: AppealDecisionValues) =>
      decideAppeal(client, { id, ...decision, shows_reviews: showsReviews }),
    onSuccess(_, { outcome }) {
      void invalidateAll();
      notify({
        kind: 'success',
        text: bidi`${name}: ${OUTCOME_LABELS[outcome].toLowerCase()}.`,
      });
      onDone();
    },
    onError(error) {
      if (isStaleDataError(error)) void invalidateAll();
    },
  });
}
