import { zodResolver } from '@hookform/resolvers/zod';
import { requestPasswordReset, useDataClient } from '@showcase/data';
import { newsletterSchema as addressSchema } from '@showcase/data/schemas';
import { Field, Notice, TextInput } from '@showcase/ui';
import { useSubmit } from '@showcase/kit/forms';
import type { ChangeEvent } from 'react';
import { useForm } from 'react-hook-form';
import { FailureBanner } from '../entrance.tsx';
import { Form } from '../entrance.styles.ts';
import { explainFailure } from '../explain-failure.ts';
import { SubmitButton } from '../submit-button.tsx';
import type { SharedEmail } from './login-form.tsx';

/** Asks for the recovery mail; the answer is the same whether or not the address has an account. */
export function ForgotPasswordForm({ email, onEmailChange }: SharedEmail) {
  const client = useDataClient();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(addressSchema),
    defaultValues: { email },
  });
  const asking = useSubmit({
    mutationFn: (values: { email: string }) =>
      requestPasswordReset(client, { ...values, redirectTo: `${window.location.origin}/login` }),
  });
  const invalid = formState.errors.email?.message;

  return (
    <Form
      noValidate
      onSubmit={(event) => void handleSubmit((values) => asking.mutate(values))(event)}
    >
      <FailureBanner
        failure={asking.error && explainFailure(asking.error, 'The mail could not be sent')}
      />
      {asking.isSuccess && (
        <Notice variant="success">
          If there is an account for {asking.variables.email}, a mail with a link is on its way.
        </Notice>
      )}
      <Field label="Email" {...(invalid ? { error: invalid } : {})}>
        <TextInput
          type="email"
          autoComplete="username"
          autoFocus
          {...register('email', {
            onChange: (event: ChangeEvent<HTMLInputElement>) => onEmailChange(event.target.value),
          })}
        />
      </Field>
      <SubmitButton attempt={asking}>Send the link</SubmitButton>
    </Form>
  );
}
