import { zodResolver } from '@hookform/resolvers/zod';
import { appealSuspensionOptions } from '@showcase/data/account';
import { useDataClient } from '@showcase/data/query';
import { CASE_TEXT_LIMIT, caseTextSchema, type CaseTextValues } from '@showcase/data/schemas';
import { useTextDraft } from '@showcase/kit/drafts';
import { ErrorNotice } from '@showcase/kit/errors';
import { Form, SubmitButton, TextAreaField, useSubmit } from '@showcase/kit/forms';
import { useNotices } from '../../core/notices/notices.tsx';
import { Button, Stack } from '@showcase/ui';
import { Dialog } from '@showcase/ui/controls';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';

type AppealDialogProps = {
  userId: string;
  onSent: () => void;
  onClose: () => void;
};

/** Sends the only appeal against a suspension. */
export function AppealDialog({ userId, onSent, onClose }: AppealDialogProps) {
  const formId = useId();
  const options = appealSuspensionOptions(useDataClient(), useQueryClient());
  const { notify } = useNotices();
  const draft = useTextDraft(`appeal:${userId}`);
  const form = useForm<CaseTextValues>({
    defaultValues: { text: draft.initialText },
    resolver: zodResolver(caseTextSchema),
  });
  const sending = useSubmit({
    ...options,
    onSuccess(...result) {
      draft.save('');
      onSent();
      void options.onSuccess?.(...result);
      notify({ kind: 'success', text: 'Sent. Another admin decides next.' });
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      size="s"
      onOpenChange={() => !sending.isPending && onClose()}
      title="Appeal the suspension"
      description="An admin who did not suspend you reads this and decides. You can appeal once."
      footer={
        <>
          <Button onClick={onClose} disabled={sending.isPending}>
            Not now
          </Button>
          <SubmitButton form={formId} submission={sending}>
            Appeal
          </SubmitButton>
        </>
      }
    >
      <Form id={formId} form={form} onSubmit={({ text }) => sending.mutate(text)}>
        <Stack gap={4}>
          <ErrorNotice error={sending.error} action="Your appeal wasn't sent." />
          <TextAreaField<CaseTextValues>
            name="text"
            label="Why your account should be active again"
            isRequired
            rows={5}
            limit={CASE_TEXT_LIMIT}
            dir="auto"
            onChange={({ target }) => draft.save(target.value)}
          />
        </Stack>
      </Form>
    </Dialog>
  );
}
