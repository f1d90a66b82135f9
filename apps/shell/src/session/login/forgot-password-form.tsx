import { zodResolver } from '@hookform/resolvers/zod';
import { requestPasswordReset, useDataClient } from '@showcase/data';
import { newsletterSchema as emailSchema } from '@showcase/data/schemas';
import { Field, Notice, TextInput } from '@showcase/ui';
import { useSubmit } from '@showcase/kit/forms';
import type { ChangeEvent } from 'react';
import { useForm } from 'react-hook-form';
import { FailureBanner } from '../auth-card.tsx';
import { Form } from '../auth-card.styles.ts';
import { explainFailure } from '../explain-failure.ts';
import { SubmitButton } from '../submit-button.tsx';
import type { EmailProps } from './login-form.tsx';

/** Requests the recovery email. The response is the same whether or not an account exists. */
export function ForgotPasswordForm({ email, onEmailChange }: EmailProps) {
  const client = useDataClient();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(emailSchema),
    defaultValues: { email },
  });
  const requesting = useSubmit({
    mutationFn: (values: { email: string }) =>
      requestPasswordReset(client, { ...values, redirectTo: `${window.location.origin}/login` }),
  });
  const validationError = formState.errors.email?.message;

  return (
    <Form
      noValidate
      onSubmit={(event) => void handleSubmit((values) => requesting.mutate(values))(event)}
    >
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
      <Field label="Email" {...(validationError ? { error: validationError } : {})}>
        <TextInput
          type="email"
          autoComplete="username"
          autoFocus
          {...register('email', {
            onChange: (event: ChangeEvent<HTMLInputElement>) => onEmailChange(event.target.value),
          })}
        />
      </Field>
      <SubmitButton attempt={requesting}>Send link</SubmitButton>
    </Form>
  );
}
