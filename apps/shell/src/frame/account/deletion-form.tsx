import { zodResolver } from '@hookform/resolvers/zod';
import { hasPassword, type AuthUser } from '@showcase/data';
import { accountDeletionSchema, type AccountDeletionValues } from '@showcase/data/schemas';
import { explainError } from '@showcase/kit/errors';
import { Button, Field, isolated, Notice, PasswordInput, TextInput } from '@showcase/ui';
import { useForm } from 'react-hook-form';
import { AccountForm, Actions } from './account-dialog.styles.ts';
import { ReauthenticateNotice } from './reauthenticate-notice.tsx';
import { useDeleteAccount } from './use-delete-account.ts';
import { DeletionConsequences } from './deletion-consequences.tsx';

type DeletionFormProps = { authUser: AuthUser; onCancel: () => void };

/** Explains what is deleted and what remains, and requires the email and the password. */
export function DeletionForm({ authUser, onCancel }: DeletionFormProps) {
  const email = authUser.email ?? '';
  const needsPassword = hasPassword(authUser);
  const { register, handleSubmit, setError, formState } = useForm<AccountDeletionValues>({
    resolver: zodResolver(accountDeletionSchema(email)),
    defaultValues: { confirmation: '', password: needsPassword ? '' : null },
  });
  const { confirmation, password } = formState.errors;
  const deletion = useDeleteAccount(email, {
    onWrongPassword: () =>
      setError('password', { message: "That's not your password" }, { shouldFocus: true }),
  });
  const { kind } = deletion.error ?? {};

  return (
    <AccountForm
      noValidate
      onSubmit={(event) => void handleSubmit((values) => deletion.mutate(values))(event)}
    >
      <DeletionConsequences />
      <Field
        label="Your email address"
        hint={isolated`Type ${email} to confirm`}
        isRequired
        error={confirmation?.message}
      >
        <TextInput type="email" autoComplete="off" autoFocus {...register('confirmation')} />
      </Field>
      {needsPassword && (
        <Field label="Your password" isRequired error={password?.message}>
          <PasswordInput autoComplete="current-password" {...register('password')} />
        </Field>
      )}
      {deletion.error && kind === 'sign-in-too-old' && <ReauthenticateNotice within="15 minutes" />}
      {deletion.error && kind !== 'sign-in-too-old' && kind !== 'invalid-credentials' && (
        <Notice variant="danger">
          {explainError(deletion.error, { action: "Your account wasn't deleted." })}
        </Notice>
      )}
      <Actions>
        <Button onClick={onCancel} disabled={deletion.isPending}>
          Keep my account
        </Button>
        <Button type="submit" variant="danger" isBusy={deletion.isPending}>
          Delete my account
        </Button>
      </Actions>
    </AccountForm>
  );
}
