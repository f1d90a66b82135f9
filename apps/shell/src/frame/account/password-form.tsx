import { zodResolver } from '@hookform/resolvers/zod';
import {
  changePassword,
  hasPassword,
  setNewPassword,
  useDataClient,
  type AuthUser,
  type DataError,
} from '@showcase/data';
import { passwordChangeSchema, type PasswordChangeValues } from '@showcase/data/schemas';
import { explainError } from '@showcase/kit/errors';
import { useSubmit } from '@showcase/kit/forms';
import { Button, Field, Notice, PasswordInput } from '@showcase/ui';
import { useForm } from 'react-hook-form';
import { AccountForm, Actions } from './account-dialog.styles.ts';
import { ReauthenticateNotice } from './reauthenticate-notice.tsx';

const ERROR_OPTIONS = {
  action: "Your password wasn't changed.",
  overrides: {
    'invalid-credentials': "That's not your current password",
    'weak-password': 'This password is too weak. Choose a longer one.',
    invalid: "We can't accept this password. Choose a different one.",
  },
};

/** Changes the password, given the current one. The auth service then ends all other sessions. */
export function PasswordForm({ authUser }: { authUser: AuthUser }) {
  const client = useDataClient();
  const email = authUser.email ?? '';
  const hasCurrentPassword = hasPassword(authUser);
  const { register, handleSubmit, reset, setError, formState } = useForm<PasswordChangeValues>({
    resolver: zodResolver(passwordChangeSchema),
    defaultValues: {
      currentPassword: hasCurrentPassword ? '' : null,
      password: '',
      confirmPassword: '',
    },
  });
  const { currentPassword, password, confirmPassword } = formState.errors;

  const saving = useSubmit({
    mutationFn: (values: PasswordChangeValues) =>
      values.currentPassword === null
        ? setNewPassword(client, values.password)
        : changePassword(client, {
            email,
            currentPassword: values.currentPassword,
            password: values.password,
          }),
    onSuccess: () => reset(),
    onError(error) {
      const field = getErrorField(error);
      if (!field) return;
      setError(field, { message: explainError(error, ERROR_OPTIONS) }, { shouldFocus: true });
    },
  });
  const failure = saving.error && !getErrorField(saving.error) ? saving.error : null;

  return (
    <AccountForm
      noValidate
      onSubmit={(event) => void handleSubmit((values) => saving.mutate(values))(event)}
    >
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {hasCurrentPassword && (
        <Field label="Current password" isRequired error={currentPassword?.message}>
          <PasswordInput autoComplete="current-password" {...register('currentPassword')} />
        </Field>
      )}
      <Field label="New password" isRequired hint="Minimum 6 characters" error={password?.message}>
        <PasswordInput autoComplete="new-password" {...register('password')} />
      </Field>
      <Field label="Confirm new password" isRequired error={confirmPassword?.message}>
        <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
      </Field>
      {failure?.kind === 'forbidden' && <ReauthenticateNotice within="a day" />}
      {failure && failure.kind !== 'forbidden' && (
        <Notice variant="danger">{explainError(failure, ERROR_OPTIONS)}</Notice>
      )}
      {saving.isSuccess && (
        <Notice variant="success">Password changed. You're signed out everywhere else.</Notice>
      )}
      <Actions>
        <Button type="submit" variant="primary" isBusy={saving.isPending}>
          Change password
        </Button>
      </Actions>
    </AccountForm>
  );
}

/** The field that an error belongs to. */
function getErrorField({ kind }: DataError) {
  if (kind === 'invalid-credentials') return 'currentPassword';
  return kind === 'weak-password' || kind === 'invalid' ? 'password' : null;
}
