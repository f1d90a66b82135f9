import { zodResolver } from '@hookform/resolvers/zod';
import { signIn, useDataClient } from '@showcase/data';
import { signInSchema, type SignInValues } from '@showcase/data/schemas';
import { useSubmit } from '@showcase/kit/forms';
import { Checkbox, Field, Link, PasswordInput, TextInput } from '@showcase/ui';
import { useState, type ChangeEvent } from 'react';
import { useForm } from 'react-hook-form';
import { FailureBanner, useBanner } from '../auth-card.tsx';
import { Form, Row } from '../auth-card.styles.ts';
import { explainFailure, explainInvalid } from '../explain-failure.ts';
import { ResendConfirmation } from '../resend-confirmation.tsx';
import { SubmitButton } from '../submit-button.tsx';
import { useNextPath } from '../use-next-path.ts';
import { rememberedEmail, rememberEmail } from './remembered-email.ts';

/** The email address that login and password recovery share. */
export type EmailProps = { email: string; onEmailChange: (email: string) => void };

/** Signs in. The page redirects once the session exists. */
export function LoginForm({ email, onEmailChange }: EmailProps) {
  const client = useDataClient();
  const { withNext } = useNextPath();
  const [isRemembering, setIsRemembering] = useState(() => rememberedEmail() !== '');
  const { register, handleSubmit, formState } = useForm<SignInValues>({
    resolver: zodResolver(signInSchema),
    defaultValues: { email, password: '' },
  });
  const signingIn = useSubmit({
    mutationFn: (values: SignInValues) => signIn(client, values),
    onSuccess: (_, values) => rememberEmail(isRemembering ? values.email : null),
  });
  const { banner, getFieldProps } = useBanner(
    explainInvalid(formState.errors) ??
      (signingIn.error && explainFailure(signingIn.error, 'Failed to sign in')),
  );

  return (
    <>
      <Form
        noValidate
        onSubmit={(event) => void handleSubmit((values) => signingIn.mutate(values))(event)}
      >
        <FailureBanner {...banner} />
        <Field label="Email" {...getFieldProps('email')}>
          <TextInput
            type="email"
            autoComplete="username"
            {...register('email', {
              onChange: (event: ChangeEvent<HTMLInputElement>) => onEmailChange(event.target.value),
            })}
          />
        </Field>
        <Field label="Password" {...getFieldProps('password')}>
          <PasswordInput {...register('password')} />
        </Field>
        <Row>
          <Checkbox
            label="Remember me"
            checked={isRemembering}
            onChange={(event) => setIsRemembering(event.target.checked)}
          />
          <Link href={withNext('/login?view=forgot')}>Forgot your password</Link>
        </Row>
        <SubmitButton attempt={signingIn}>Sign in</SubmitButton>
      </Form>
      {signingIn.isError && signingIn.error.kind === 'unconfirmed' && (
        <ResendConfirmation email={signingIn.variables.email} />
      )}
    </>
  );
}
