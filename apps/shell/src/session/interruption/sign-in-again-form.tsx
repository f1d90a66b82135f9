import { zodResolver } from '@hookform/resolvers/zod';
import { signIn, useDataClient } from '@showcase/data';
import { loginSchema, type LoginValues } from '@showcase/data/schemas';
import { Field, Notice, PasswordInput, TextInput } from '@showcase/ui';
import { useSubmit } from '@showcase/kit/forms';
import { useForm, useWatch } from 'react-hook-form';
import { FailureBanner, useBanner } from '../entrance.tsx';
import { Form } from '../entrance.styles.ts';
import { explainFailure, explainInvalid } from '../explain-failure.ts';
import { SubmitButton } from '../submit-button.tsx';

/** Signs in without leaving the page; the dialog around it goes by itself once the session is there. */
export function SignInAgainForm({ email }: { email: string }) {
  const client = useDataClient();
  const form = useForm<LoginValues>({
    resolver: zodResolver(loginSchema),
    defaultValues: { email, password: '' },
  });
  const typed = useWatch({ control: form.control, name: 'email' });
  const isSomebodyElse = typed.trim().toLowerCase() !== email.toLowerCase();
  const signingIn = useSubmit({ mutationFn: (values: LoginValues) => signIn(client, values) });
  const { banner, markOf } = useBanner(
    explainInvalid(form.formState.errors) ??
      (signingIn.error && explainFailure(signingIn.error, 'Failed to sign in')),
  );

  return (
    <Form
      noValidate
      onSubmit={(event) => void form.handleSubmit((values) => signingIn.mutate(values))(event)}
    >
      <FailureBanner {...banner} />
      <Field label="Email" {...markOf('email')}>
        <TextInput type="email" autoComplete="username" {...form.register('email')} />
      </Field>
      <Field label="Password" {...markOf('password')}>
        <PasswordInput autoFocus {...form.register('password')} />
      </Field>
      {isSomebodyElse && (
        <Notice variant="warning">
          What was typed on this page is kept for <bdi>{email}</bdi> only.
        </Notice>
      )}
      <SubmitButton attempt={signingIn}>Sign in</SubmitButton>
    </Form>
  );
}
