import { zodResolver } from '@hookform/resolvers/zod';
import { keepDraft, readDraft, useDataClient } from '@showcase/data';
import { REASON_LIMIT, reasonSchema, type ReasonValues } from '@showcase/data/schemas';
import { explainError } from '@showcase/kit/errors';
import { useSubmit } from '@showcase/kit/forms';
import { Button, Field, Notice, Stack, Textarea } from '@showcase/ui';
import { Dialog } from '@showcase/ui/controls';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useNotify } from '../notify-context.ts';
import { WhyNote } from '../why-note.tsx';
import type { Ask } from './ask.ts';
import { needsPassword, PasswordDialog } from './password-dialog.tsx';
import { isBehind, useDecided } from './use-decided.ts';

type ReasonDialogProps = { ask: Ask; onClose: () => void };

export function ReasonDialog({ ask, onClose }: ReasonDialogProps) {
  const formId = useId();
  const keep = (text: string) => keepDraft(ask.key, text);
  const change = usePerform(ask, () => {
    keep('');
    onClose();
  });
  const form = useForm<ReasonValues>({
    resolver: zodResolver(reasonSchema),
    defaultValues: { reason: readDraft(ask.key) },
  });
  const isLate = change.data === false;
  const submit = form.handleSubmit(({ reason }) => change.mutate(reason));
  return (
    <Dialog
      isOpen
      onOpenChange={() => !change.isPending && onClose()}
      title={ask.title}
      description={ask.consequence}
      footer={
        isLate ? (
          <Button onClick={onClose}>Close</Button>
        ) : (
          <>
            <Button onClick={onClose} disabled={change.isPending}>
              Cancel
            </Button>
            <Button type="submit" form={formId} variant={ask.variant} isBusy={change.isPending}>
              {ask.confirmLabel}
            </Button>
          </>
        )
      }
    >
      <Stack gap={4}>
        {isLate && (
          <Notice variant="warning">
            {ask.already} Your reason was not stored.{' '}
            {ask.standing && <WhyNote {...ask.standing} />}
          </Notice>
        )}
        {change.error && !needsPassword(change.error) && (
          <Notice variant="danger">
            {explainError(change.error, { action: 'Not done. What you wrote is kept.' })}
          </Notice>
        )}
        {!isLate && (
          <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
            <Field
              label="Reason"
              isRequired
              hint="The person concerned reads it, and it stays in the audit log."
              error={form.formState.errors.reason?.message ?? ''}
            >
              <Textarea
                rows={3}
                limit={REASON_LIMIT}
                {...form.register('reason', { onChange: () => keep(form.getValues('reason')) })}
              />
            </Field>
          </form>
        )}
        {needsPassword(change.error) && (
          <PasswordDialog onConfirm={() => void submit()} onClose={change.reset} />
        )}
      </Stack>
    </Dialog>
  );
}

function usePerform(ask: Ask, onDone: () => void) {
  const client = useDataClient();
  const notify = useNotify();
  const decided = useDecided();
  return useSubmit({
    mutationFn: (reason: string) => ask.perform(client, reason),
    onSuccess(isDone) {
      void decided();
      if (!isDone) return;
      notify({ kind: 'success', text: ask.done });
      onDone();
    },
    onError(error) {
      if (isBehind(error)) void decided();
    },
  });
}
