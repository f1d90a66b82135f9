import { zodResolver } from '@hookform/resolvers/zod';
import { changePassword, hasPassword } from '@showcase/data/account';
import type { DataError } from '@showcase/data/client';
import { useDataClient } from '@showcase/data/query';
import { setNewPassword, type AuthUser } from '@showcase/data/session';
import { passwordChangeSchema, type PasswordChangeValues } from '@showcase/data/schemas';
import { ErrorNotice, explainError } from '@showcase/kit/errors';
import { Form, PasswordField, SubmitButton, useSubmit } from '@showcase/kit/forms';
import { Notice } from '@showcase/ui';
import { useForm } from 'react-hook-form';
import { AccountFields, Actions } from './account-dialog.styles.ts';
import { ReauthenticateNotice } from './reauthenticate-notice.tsx';

const ERROR_OPTIONS = {
  action: "Your password wasn't changed.",
  overrides: {
    'invalid-credentials': 'Incorrect password',
    'weak-password': 'This password is too weak. Choose a longer one.',
    invalid: "We can't accept this password. Choose a different one.",
  },
};

/** Changes the password, given the current one. The auth service then ends all other sessions. */
export function PasswordForm({ authUser }: { authUser: AuthUser }) {
  const client = useDataClient();
  const email = authUser.email ?? '';
  const hasCurrentPassword = hasPassword(authUser);
  const form = useForm<PasswordChangeValues>({
    resolver: zodResolver(passwordChangeSchema),
    defaultValues: {
      currentPassword: hasCurrentPassword ? '' : null,
      password: '',
      confirmPassword: '',
    },
  });
  const saving = useSubmit({
    mutationFn: (values: PasswordChangeValues) =>
      values.currentPassword === null
        ? setNewPassword(client, values.password)
        : changePassword(client, {
            email,
            currentPassword: values.currentPassword,
            password: values.password,
          }),
    onSuccess: () => form.reset(),
    onError(error) {
      const field = getErrorField(error);
      if (!field) return;
      form.setError(field, { message: explainError(error, ERROR_OPTIONS) }, { shouldFocus: true });
    },
  });
  const failure = saving.error && !getErrorField(saving.error) ? saving.error : null;

  return (
    <Form form={form} onSubmit={saving.mutate}>
      <AccountFields>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        {hasCurrentPassword && (
          <PasswordField<PasswordChangeValues>
            name="currentPassword"
            label="Current password"
            isRequired
            autoComplete="current-password"
          />
        )}
        <PasswordField<PasswordChangeValues>
          name="password"
          label="New password"
          isRequired
          hint="Minimum 6 characters"
          autoComplete="new-password"
        />
        <PasswordField<PasswordChangeValues>
          name="confirmPassword"
          label="Confirm new password"
          isRequired
          autoComplete="new-password"
        />
        {failure?.kind === 'forbidden' ? (
          <ReauthenticateNotice within="a day" />
        ) : (
          <ErrorNotice error={failure} {...ERROR_OPTIONS} />
        )}
        {saving.isSuccess && (
          <Notice variant="success">Password changed. You're signed out everywhere else.</Notice>
        )}
        <Actions>
          <SubmitButton submission={saving}>Change password</SubmitButton>
        </Actions>
      </AccountFields>
    </Form>
  );
}

/** The field that an error belongs to. */
function getErrorField({ kind }: DataError) {
  if (kind === 'invalid-credentials') return 'currentPassword';
  return kind === 'weak-password' || kind === 'invalid' ? 'password' : null;
}
