import { zodResolver } from '@hookform/resolvers/zod';
import { sendTestNewsletter } from '@showcase/data/admins';
import type { DataError } from '@showcase/data/client';
import { useDataClient } from '@showcase/data/query';
import { newsletterSchema } from '@showcase/data/schemas';
import { useUser } from '@showcase/data/session';
import { ErrorNotice } from '@showcase/kit/errors';
import { Form, SubmitButton, TextField, useSubmit } from '@showcase/kit/forms';
import { useNotify } from '@showcase/remote-contract/services';
import { bidi, Button, Stack } from '@showcase/ui';
import { Dialog } from '@showcase/ui/controls';
import { useId } from 'react';
import { useForm } from 'react-hook-form';

type TestValues = { email: string };

type TestDialogProps = {
  id: string;
  /** Saves what was typed. */
  prepare: () => Promise<void>;
  reportStale: (error: DataError) => boolean;
  onClose: () => void;
};

export function TestDialog({ id, prepare, reportStale, onClose }: TestDialogProps) {
  const formId = useId();
  const client = useDataClient();
  const notify = useNotify();
  const { authUser } = useUser();
  const form = useForm<TestValues>({
    resolver: zodResolver(newsletterSchema),
    defaultValues: { email: authUser?.email ?? '' },
  });
  const testing = useSubmit({
    mutationFn: async ({ email }: TestValues) => {
      await prepare();
      await sendTestNewsletter(client, { id, email });
    },
    onSuccess(_, { email }) {
      notify({ kind: 'success', text: bidi`We're sending a test to ${email}.` });
      onClose();
    },
    onError(error) {
      if (reportStale(error)) onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onOpenChange={() => !testing.isPending && onClose()}
      size="s"
      title="Send a test"
      description="Your changes are saved first. Nobody else gets this email."
      footer={
        <>
          <Button onClick={onClose} disabled={testing.isPending}>
            Cancel
          </Button>
          <SubmitButton form={formId} submission={testing}>
            Send test
          </SubmitButton>
        </>
      }
    >
      <Stack gap={4}>
        <ErrorNotice error={testing.error} action="The test wasn't sent." />
        <Form id={formId} form={form} onSubmit={testing.mutate}>
          <TextField<TestValues>
            name="email"
            label="Email address"
            type="email"
            autoComplete="email"
            isRequired
          />
        </Form>
      </Stack>
    </Dialog>
  );
}
