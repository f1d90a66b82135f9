import { zodResolver } from '@hookform/resolvers/zod';
import { useDataClient } from '@showcase/data/query';
import { signIn } from '@showcase/data/session';
import { signInSchema, type SignInValues } from '@showcase/data/schemas';
import { PasswordField, SubmitButton, TextField, useSubmit } from '@showcase/kit/forms';
import { Checkbox, Link } from '@showcase/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Row } from '../auth-card.styles.ts';
import { AuthForm } from '../auth-form.tsx';
import { explainFailure, explainInvalid } from '../explain-failure.ts';
import { ResendConfirmation } from '../resend-confirmation.tsx';
import { useNextPath } from '../use-next-path.ts';
import { rememberedEmail, rememberEmail } from './remembered-email.ts';

/** The email address that login and password recovery share. */
export type EmailProps = { email: string; onEmailChange: (email: string) => void };

/** Signs in. The page redirects once the session exists. */
export function LoginForm({ email, onEmailChange }: EmailProps) {
  const client = useDataClient();
  const { withNext } = useNextPath();
  const [isRemembering, setIsRemembering] = useState(() => rememberedEmail() !== '');
  const form = useForm<SignInValues>({
    resolver: zodResolver(signInSchema),
    defaultValues: { email, password: '' },
  });
  const signingIn = useSubmit({
    mutationFn: (values: SignInValues) => signIn(client, values, isRemembering),
    onSuccess: (_, values) => rememberEmail(isRemembering ? values.email : null),
  });
  const failure =
    explainInvalid(form.formState.errors) ??
    (signingIn.error && explainFailure(signingIn.error, 'Failed to sign in'));

  return (
    <>
      <AuthForm form={form} onSubmit={signingIn.mutate} failure={failure}>
        <TextField<SignInValues>
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          onChange={(event) => onEmailChange(event.target.value)}
        />
        <PasswordField<SignInValues> name="password" label="Password" />
        <Row>
          <Checkbox
            label="Remember me"
            checked={isRemembering}
            onChange={(event) => setIsRemembering(event.target.checked)}
          />
          <Link variant="standalone" href={withNext('/login?view=forgot')}>
            Forgot your password
          </Link>
        </Row>
        <SubmitButton submission={signingIn} size="l">
          Sign in
        </SubmitButton>
      </AuthForm>
      {signingIn.isError && signingIn.error.kind === 'unconfirmed' && (
        <ResendConfirmation email={signingIn.variables.email} />
      )}
    </>
  );
}
