import { hasPassword } from '@showcase/data/account';
import type { DataError } from '@showcase/data/client';
import { useDataClient } from '@showcase/data/query';
import { signIn, useUser } from '@showcase/data/session';
import { ErrorNotice } from '@showcase/kit/errors';
import { Form, FormField, SubmitButton, useSubmit } from '@showcase/kit/forms';
import { Button, Notice, PasswordInput } from '@showcase/ui';
import { Dialog } from '@showcase/ui/controls';
import { useId } from 'react';
import { useForm } from 'react-hook-form';

type PasswordValues = { password: string };

type PasswordDialogProps = { onConfirm: () => void; onClose: () => void };

/** Whether the database requires a recent sign-in for this action. */
export function needsPassword(error: DataError | null): boolean {
  return error?.kind === 'sign-in-too-old';
}

/** Opens over the dialog of an action that requires a recent sign-in. The typed reason stays, and the action is retried. */
export function PasswordDialog({ onConfirm, onClose }: PasswordDialogProps) {
  const formId = useId();
  const client = useDataClient();
  const { authUser } = useUser();
  const form = useForm<PasswordValues>({ defaultValues: { password: '' } });
  const confirmation = useSubmit({
    mutationFn: ({ password }: PasswordValues) =>
      signIn(client, { email: authUser?.email ?? '', password }),
    onSuccess: onConfirm,
    onError({ kind }) {
      if (kind !== 'invalid-credentials') return;
      form.setError('password', { message: 'Incorrect password' }, { shouldFocus: true });
    },
  });
  const canConfirm = authUser !== null && hasPassword(authUser);
  const failure = confirmation.error?.kind === 'invalid-credentials' ? null : confirmation.error;
  return (
    <Dialog
      isOpen
      onOpenChange={() => !confirmation.isPending && onClose()}
      size="s"
      title="Confirm your password"
      description="You signed in more than 15 minutes ago. Nothing you typed is lost."
      footer={
        <>
          <Button onClick={onClose} disabled={confirmation.isPending}>
            Cancel
          </Button>
          {canConfirm && (
            <SubmitButton form={formId} submission={confirmation}>
              Confirm
            </SubmitButton>
          )}
        </>
      }
    >
      {canConfirm ? (
        <Form id={formId} form={form} onSubmit={confirmation.mutate}>
          <ErrorNotice error={failure} action="We couldn't check your password." />
          <FormField<PasswordValues> name="password" label="Password" isRequired>
            <PasswordInput
              autoFocus
              autoComplete="current-password"
              {...form.register('password', { required: 'Enter your password' })}
            />
          </FormField>
        </Form>
      ) : (
        <Notice variant="warning">
          Your account has no password. Sign out, sign in and try again within 15 minutes.
        </Notice>
      )}
    </Dialog>
  );
}
