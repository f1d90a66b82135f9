import { zodResolver } from '@hookform/resolvers/zod';
import { hasPassword } from '@showcase/data/account';
import type { AuthUser } from '@showcase/data/session';
import { accountDeletionSchema, type AccountDeletionValues } from '@showcase/data/schemas';
import { hasSecondFactor } from '@showcase/data/security';
import { ConfirmationDialog } from '@showcase/kit/confirmation';
import { ErrorNotice } from '@showcase/kit/errors';
import { Form, PasswordField, SubmitButton, TextField } from '@showcase/kit/forms';
import { bidi, Button } from '@showcase/ui';
import { useForm } from 'react-hook-form';
import { AccountFields, Actions, Consequences, Explanation } from './account-dialog.styles.ts';
import { ReauthenticateNotice } from './reauthenticate-notice.tsx';
import { useDeleteAccount } from './use-delete-account.ts';
import { Obligations } from './obligations/obligations.tsx';

type DeletionFormProps = {
  authUser: AuthUser;
  onCancel: () => void;
  /** A link to what prevents the deletion is followed. */
  onLeave: () => void;
};

/** Explains what is deleted and what remains, and requires the email and the password. */
export function DeletionForm({ authUser, onCancel, onLeave }: DeletionFormProps) {
  const email = authUser.email ?? '';
  // The password would start a session without the second factor.
  const needsPassword = hasPassword(authUser) && !hasSecondFactor(authUser);
  const form = useForm<AccountDeletionValues>({
    resolver: zodResolver(accountDeletionSchema(email)),
    defaultValues: { confirmation: '', password: needsPassword ? '' : null },
  });
  const deletion = useDeleteAccount(authUser, {
    onWrongPassword: () =>
      form.setError('password', { message: 'Incorrect password' }, { shouldFocus: true }),
  });
  const needsCode = deletion.error?.kind === 'second-factor-needed';
  const failure =
    deletion.error?.kind === 'invalid-credentials' || needsCode ? null : deletion.error;

  return (
    <>
      <Form form={form} onSubmit={deletion.mutate}>
        <AccountFields>
          <DeletionConsequences />
          <Obligations userId={authUser.id} onLeave={onLeave} />
          <TextField<AccountDeletionValues>
            name="confirmation"
            label="Your email address"
            hint={bidi`Type ${email} to confirm`}
            isRequired
            type="email"
            autoComplete="off"
            autoFocus
          />
          {needsPassword && (
            <PasswordField<AccountDeletionValues>
              name="password"
              label="Your password"
              isRequired
              autoComplete="current-password"
            />
          )}
          {failure?.kind === 'sign-in-too-old' ? (
            <ReauthenticateNotice within="15 minutes" />
          ) : (
            <ErrorNotice error={failure} action="Your account wasn't deleted." />
          )}
          <Actions>
            <Button onClick={onCancel} disabled={deletion.isPending}>
              Keep my account
            </Button>
            <SubmitButton submission={deletion} variant="danger">
              Delete my account
            </SubmitButton>
          </Actions>
        </AccountFields>
      </Form>
      {needsCode && (
        <ConfirmationDialog
          error={deletion.error}
          onConfirm={() => deletion.mutate(form.getValues())}
          onClose={deletion.reset}
        />
      )}
    </>
  );
}

/** Explains what the database does when an account is deleted. */
function DeletionConsequences() {
  return (
    <>
      <Explanation>You can't undo this. We delete right away:</Explanation>
      <Consequences>
        <li>your profile, email address and sign-in</li>
        <li>your projects, services and pictures</li>
        <li>reviews by you and about you, saved creators, likes and notifications</li>
        <li>pending requests, which are withdrawn or declined</li>
      </Consequences>
      <Explanation>We keep these for the people you worked with, without your name:</Explanation>
      <Consequences>
        <li>messages in your conversations</li>
        <li>answered requests and their payments</li>
        <li>for 30 days their right to a money-back case, which an admin decides without you</li>
      </Consequences>
    </>
  );
}
