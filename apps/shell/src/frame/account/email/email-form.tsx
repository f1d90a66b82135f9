import { zodResolver } from '@hookform/resolvers/zod';
import type { DataError } from '@showcase/data/client';
import { useDataClient } from '@showcase/data/query';
import { changeEmail, getNewEmail } from '@showcase/data/security';
import type { AuthUser } from '@showcase/data/session';
import { emailChangeSchema, type EmailChangeValues } from '@showcase/data/schemas';
import { ConfirmationDialog } from '@showcase/kit/confirmation';
import { ErrorNotice } from '@showcase/kit/errors';
import { Form, SubmitButton, TextField, useSubmit } from '@showcase/kit/forms';
import { bidi, Notice } from '@showcase/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { AccountFields, Actions, Explanation } from '../account-dialog.styles.ts';

const NO_MAIL = "We can't send mail to this email address. Enter a different one.";

/** The error in the email itself; undefined if something else is wrong. */
function explainRejectedEmail({ kind, code = '' }: DataError): string | undefined {
  if (kind === 'conflict') return 'This email address already has an account';
  const codes = ['email_address_invalid', 'email_address_not_authorized', 'validation_failed'];
  return codes.includes(code) ? NO_MAIL : undefined;
}

/** Asks for the new email, and the password or a code. Both addresses have to confirm it. */
export function EmailForm({ authUser }: { authUser: AuthUser }) {
  const client = useDataClient();
  const email = authUser.email ?? '';
  const [waiting, setWaiting] = useState<EmailChangeValues | null>(null);
  const form = useForm<EmailChangeValues>({
    resolver: zodResolver(emailChangeSchema(email)),
    defaultValues: { email: '' },
  });
  const change = useSubmit({
    mutationFn: (values: EmailChangeValues) => changeEmail(client, values.email),
    onSuccess: () => form.reset(),
    onError(error) {
      const message = explainRejectedEmail(error);
      if (message) form.setError('email', { message }, { shouldFocus: true });
    },
  });
  const newEmail = change.isSuccess ? change.variables.email : getNewEmail(authUser);
  return (
    <>
      {newEmail !== null && (
        <Notice variant="info">
          {bidi`We sent a link to ${email} and one to ${newEmail}. Your email changes once you opened both, within an hour.`}
        </Notice>
      )}
      <Form form={form} onSubmit={setWaiting}>
        <AccountFields>
          <Explanation>
            Your email is <bdi>{email}</bdi>. Both this address and the new one get a link to
            confirm the change.
          </Explanation>
          <ErrorNotice
            error={change.error && explainRejectedEmail(change.error) ? null : change.error}
            action="Your email wasn't changed."
          />
          <TextField<EmailChangeValues>
            name="email"
            label="New email"
            type="email"
            isRequired
            autoComplete="email"
          />
          <Actions>
            <SubmitButton submission={change}>
              {newEmail === null ? 'Change email' : 'Send new links'}
            </SubmitButton>
          </Actions>
        </AccountFields>
      </Form>
      {waiting && (
        <ConfirmationDialog
          onConfirm={() => {
            setWaiting(null);
            change.mutate(waiting);
          }}
          onClose={() => setWaiting(null)}
        />
      )}
    </>
  );
}
