import { zodResolver } from '@hookform/resolvers/zod';
import { useDataClient } from '@showcase/data/query';
import { requestPasswordReset } from '@showcase/data/session';
import { passwordResetSchema } from '@showcase/data/schemas';
import { Form, SubmitButton, TextField, useSubmit } from '@showcase/kit/forms';
import { Notice } from '@showcase/ui';
import { useForm } from 'react-hook-form';
import { FailureBanner } from '../auth-card.tsx';
import { AuthFields } from '../auth-card.styles.ts';
import { explainFailure } from '../explain-failure.ts';
import type { EmailProps } from './login-form.tsx';

type EmailValues = { email: string };

/** Requests the recovery email. The response is the same whether or not an account exists. */
export function ForgotPasswordForm({ email, onEmailChange }: EmailProps) {
  const client = useDataClient();
  const form = useForm({
    resolver: zodResolver(passwordResetSchema),
    defaultValues: { email },
  });
  const requesting = useSubmit({
    mutationFn: (values: EmailValues) =>
      requestPasswordReset(client, { ...values, redirectTo: `${window.location.origin}/login` }),
  });

  return (
    <Form form={form} onSubmit={requesting.mutate}>
      <AuthFields>
        <FailureBanner
          failure={
            requesting.error &&
            explainFailure(requesting.error, "We couldn't send the email. Try again.")
          }
        />
        {requesting.isSuccess && (
          <Notice variant="success">
            If there's an account for {requesting.variables.email}, an email with a link is on its
            way.
          </Notice>
        )}
        <TextField<EmailValues>
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          autoFocus
          onChange={(event) => onEmailChange(event.target.value)}
        />
        <SubmitButton submission={requesting} size="l">
          Send link
        </SubmitButton>
      </AuthFields>
    </Form>
  );
}
