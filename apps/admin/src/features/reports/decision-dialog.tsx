import { zodResolver } from '@hookform/resolvers/zod';
import { type ReportCase, decideReport } from '@showcase/data/admins';
import { decisionSchema, REASON_LIMIT, type DecisionValues } from '@showcase/data/schemas';
import { ConfirmationDialog, needsConfirmation } from '@showcase/kit/confirmation';
import { useTextDraft } from '@showcase/kit/drafts';
import { explainError } from '@showcase/kit/errors';
import { Form, RadioField, SubmitButton, TextAreaField, useSubmit } from '@showcase/kit/forms';
import { bidi, Button, Notice, Stack } from '@showcase/ui';
import { Dialog } from '@showcase/ui/controls';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useDataClient } from '@showcase/data/query';
import { useNotify } from '@showcase/remote-contract/services';
import { FakeReviews } from '../../shared/fake-reviews/fake-reviews.tsx';
import { getDecisionOptions, DECISION_LABELS } from './report-labels.ts';
import { isStaleDataError, useInvalidateAll } from '../../shared/reason/use-invalidate-all.ts';

type DecisionDialogProps = { case: ReportCase; onClose: () => void };

export function DecisionDialog({ case: item, onClose }: DecisionDialogProps) {
  const formId = useId();
  const draft = useTextDraft(`decide ${item.id}`);
  const decide = useDecide(item, () => {
    draft.save('');
    onClose();
  });
  const form = useForm<DecisionValues>({
    resolver: zodResolver(decisionSchema),
    defaultValues: { note: draft.initialText },
  });
  const [fakeReviews, setFakeReviews] = useState<string[]>([]);
  const isSuspending = useWatch({ control: form.control, name: 'decision' }) === 'suspend';
  const send = (values: DecisionValues) =>
    decide.mutate({ ...values, ...(isSuspending && { fakeReviews }) });
  const isDecided = decide.error?.kind === 'conflict';
  return (
    <Dialog
      isOpen
      onOpenChange={() => !decide.isPending && onClose()}
      title={bidi`Decide on “${item.target_title}”`}
      description={
        item.report_count === 1
          ? 'Your decision closes this report.'
          : `Your decision closes all ${item.report_count} reports.`
      }
      footer={
        <>
          <Button onClick={onClose} disabled={decide.isPending}>
            Cancel
          </Button>
          <SubmitButton form={formId} submission={decide}>
            Decide
          </SubmitButton>
        </>
      }
    >
      <Form id={formId} form={form} onSubmit={send}>
        <Stack gap={5}>
          {decide.error && !needsConfirmation(decide.error) && (
            <Notice variant={isDecided ? 'warning' : 'danger'}>
              {explainError(decide.error, { action: "That didn't work." })}
            </Notice>
          )}
          <RadioField<DecisionValues>
            name="decision"
            label="Decision"
            isRequired
            variant="cards"
            options={getDecisionOptions(item)}
          />
          <TextAreaField<DecisionValues>
            name="note"
            label="Note"
            isRequired
            hint="The people affected see it, and it stays in the audit log."
            rows={3}
            limit={REASON_LIMIT}
            onChange={(event) => draft.save(event.target.value)}
          />
          {isSuspending && item.target_user && (
            <FakeReviews
              personId={item.target_user.id}
              chosen={fakeReviews}
              onChange={setFakeReviews}
            />
          )}
        </Stack>
      </Form>
      {needsConfirmation(decide.error) && (
        <ConfirmationDialog
          error={decide.error}
          onConfirm={() => void form.handleSubmit(send)()}
          onClose={decide.reset}
        />
      )}
    </Dialog>
  );
}

/** Decides a case, and refetches if another admin was first. */
function useDecide({ id, target_title }: ReportCase, onDone: () => void) {
  const client = useDataClient();
  const notify = useNotify();
  const invalidateAll = useInvalidateAll();
  return useSubmit({
    mutationFn: (decision: DecisionValues & { fakeReviews?: string[] }) =>
      decideReport(client, { reportId: id, ...decision }),
    onSuccess(_, { decision }) {
      void invalidateAll();
      notify({
        kind: 'success',
        text: bidi`“${target_title}”: ${DECISION_LABELS[decision].toLowerCase()}.`,
      });
      onDone();
    },
    onError(error) {
      if (isStaleDataError(error)) void invalidateAll();
    },
  });
}
