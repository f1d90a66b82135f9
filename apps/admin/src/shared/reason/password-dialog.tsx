import { hasPassword, signIn, useDataClient, useUser, type DataError } from '@showcase/data';
import { explainError } from '@showcase/kit/errors';
import { useSubmit } from '@showcase/kit/forms';
import { Button, Field, Notice, PasswordInput } from '@showcase/ui';
import { Dialog } from '@showcase/ui/controls';
import { useId } from 'react';
import { useForm } from 'react-hook-form';

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
  const form = useForm<{ password: string }>({ defaultValues: { password: '' } });
  const confirmation = useSubmit({
    mutationFn: ({ password }: { password: string }) =>
      signIn(client, { email: authUser?.email ?? '', password }),
    onSuccess: onConfirm,
    onError({ kind }) {
      if (kind !== 'invalid-credentials') return;
      form.setError('password', { message: 'The password is wrong' }, { shouldFocus: true });
    },
  });
  const canConfirm = authUser !== null && hasPassword(authUser);
  const submit = form.handleSubmit((values) => confirmation.mutate(values));
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
            <Button type="submit" form={formId} variant="primary" isBusy={confirmation.isPending}>
              Confirm
            </Button>
          )}
        </>
      }
    >
      {canConfirm ? (
        <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
          {confirmation.error && confirmation.error.kind !== 'invalid-credentials' && (
            <Notice variant="danger">
              {explainError(confirmation.error, { action: "We couldn't check your password." })}
            </Notice>
          )}
          <Field label="Password" isRequired error={form.formState.errors.password?.message ?? ''}>
            <PasswordInput
              autoFocus
              autoComplete="current-password"
              {...form.register('password', { required: 'Enter your password' })}
            />
          </Field>
        </form>
      ) : (
        <Notice variant="warning">
          Your account has no password. Sign out, sign in again and repeat this within 15 minutes.
        </Notice>
      )}
    </Dialog>
  );
}
