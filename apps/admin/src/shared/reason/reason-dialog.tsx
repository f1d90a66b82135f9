import { zodResolver } from '@hookform/resolvers/zod';
import { useDataClient } from '@showcase/data/query';
import { REASON_LIMIT, reasonSchema, type ReasonValues } from '@showcase/data/schemas';
import { ConfirmationDialog, needsConfirmation } from '@showcase/kit/confirmation';
import { useTextDraft } from '@showcase/kit/drafts';
import { ErrorNotice } from '@showcase/kit/errors';
import { Form, SubmitButton, TextAreaField, useSubmit } from '@showcase/kit/forms';
import { Button, Notice, Stack } from '@showcase/ui';
import { Dialog } from '@showcase/ui/controls';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNotify } from '@showcase/remote-contract/services';
import { ReasonNote } from '../reason-note.tsx';
import type { ReasonPrompt } from './reason-prompt.ts';
import { isStaleDataError, useInvalidateAll } from './use-invalidate-all.ts';

type ReasonDialogProps = { prompt: ReasonPrompt; onClose: () => void };

export function ReasonDialog({ prompt, onClose }: ReasonDialogProps) {
  const formId = useId();
  const draft = useTextDraft(prompt.key);
  const [chosen, setChosen] = useState(prompt.choices?.initial ?? []);
  const change = usePerform({ prompt, chosen }, () => {
    draft.save('');
    onClose();
  });
  const form = useForm<ReasonValues>({
    resolver: zodResolver(reasonSchema),
    defaultValues: { reason: draft.initialText },
  });
  const isAlreadyDone = change.data === false;
  const submit = ({ reason }: ReasonValues) => change.mutate(reason);
  return (
    <Dialog
      isOpen
      onOpenChange={() => !change.isPending && onClose()}
      title={prompt.title}
      description={prompt.consequence}
      footer={
        isAlreadyDone ? (
          <Button onClick={onClose}>Close</Button>
        ) : (
          <>
            <Button onClick={onClose} disabled={change.isPending}>
              Cancel
            </Button>
            <SubmitButton form={formId} variant={prompt.variant} submission={change}>
              {prompt.confirmLabel}
            </SubmitButton>
          </>
        )
      }
    >
      <Stack gap={4}>
        {isAlreadyDone && (
          <Notice variant="warning">
            {prompt.conflictText} Your reason wasn't saved.{' '}
            {prompt.existing && <ReasonNote {...prompt.existing} />}
          </Notice>
        )}
        <ErrorNotice
          error={needsConfirmation(change.error) ? null : change.error}
          action="That didn't work. Your text is still here."
        />
        {!isAlreadyDone && (
          <Form id={formId} form={form} onSubmit={submit}>
            <TextAreaField<ReasonValues>
              name="reason"
              label="Reason"
              isRequired
              hint={
                prompt.reasonHint ?? 'The person affected sees it, and it stays in the audit log.'
              }
              rows={3}
              limit={REASON_LIMIT}
              onChange={(event) => draft.save(event.target.value)}
            />
            {prompt.choices?.render({ chosen, onChange: setChosen })}
          </Form>
        )}
        {needsConfirmation(change.error) && (
          <ConfirmationDialog
            error={change.error}
            onConfirm={() => void form.handleSubmit(submit)()}
            onClose={change.reset}
          />
        )}
      </Stack>
    </Dialog>
  );
}

type Act = { prompt: ReasonPrompt; chosen: string[] };

function usePerform({ prompt, chosen }: Act, onDone: () => void) {
  const client = useDataClient();
  const notify = useNotify();
  const invalidateAll = useInvalidateAll();
  return useSubmit({
    mutationFn: (reason: string) => prompt.perform(client, reason, chosen),
    onSuccess(isDone) {
      void invalidateAll();
      if (!isDone) return;
      notify({ kind: 'success', text: prompt.successText });
      onDone();
    },
    onError(error) {
      if (isStaleDataError(error)) void invalidateAll();
    },
  });
}
