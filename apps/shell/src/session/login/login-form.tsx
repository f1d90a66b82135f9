import { zodResolver } from '@hookform/resolvers/zod';
import { signIn, useDataClient } from '@showcase/data';
import { loginSchema, type LoginValues } from '@showcase/data/schemas';
import { Checkbox, Field, Link, PasswordInput, TextInput } from '@showcase/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FailureBanner } from '../entrance.tsx';
import { Form, Row } from '../entrance.styles.ts';
import { explainFailure } from '../explain-failure.ts';
import { ResendConfirmation } from '../resend-confirmation.tsx';
import { SubmitButton } from '../submit-button.tsx';
import { useNextPath } from '../use-next-path.ts';
import { rememberedEmail, rememberEmail } from './remembered-email.ts';

/** Signs in; the page leaves by itself once the session is there. */
export function LoginForm() {
  const client = useDataClient();
  const { withNext } = useNextPath();
  const [remembered] = useState(rememberedEmail);
  const [isRemembering, setIsRemembering] = useState(remembered !== '');
  const form = useForm<LoginValues>({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: remembered, password: '' },
  });
  const signingIn = useMutation({
    mutationFn: (values: LoginValues) => signIn(client, values),
    onSuccess: (_, { email }) => rememberEmail(isRemembering ? email : null),
  });

  const incomplete = form.formState.errors.root?.message;
  const failure = incomplete
    ? { message: incomplete, reasons: [] }
    : signingIn.error && explainFailure(signingIn.error, 'Failed to sign in');

  const submit = form.handleSubmit(
    (values) => signingIn.mutate(values),
    () => form.setFocus(form.getValues('email').trim() === '' ? 'email' : 'password'),
  );

  return (
    <>
      <Form noValidate onSubmit={(event) => void submit(event)}>
        <FailureBanner failure={failure} />
        <Field label="Email">
          <TextInput type="email" autoComplete="username" {...form.register('email')} />
        </Field>
        <Field label="Password">
          <PasswordInput {...form.register('password')} />
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
