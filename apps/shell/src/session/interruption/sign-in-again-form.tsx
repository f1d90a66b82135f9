import { zodResolver } from '@hookform/resolvers/zod';
import { signIn, useDataClient } from '@showcase/data';
import { loginSchema, type LoginValues } from '@showcase/data/schemas';
import { Field, Notice, PasswordInput, TextInput } from '@showcase/ui';
import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { FailureBanner } from '../entrance.tsx';
import { Form } from '../entrance.styles.ts';
import { explainFailure } from '../explain-failure.ts';
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
  const signingIn = useMutation({ mutationFn: (values: LoginValues) => signIn(client, values) });
  const incomplete = form.formState.errors.root?.message;
  const failure = incomplete
    ? { message: incomplete, reasons: [] }
    : signingIn.error && explainFailure(signingIn.error, 'Failed to sign in');

  const submit = form.handleSubmit(
    (values) => signingIn.mutate(values),
    () => form.setFocus(form.getValues('email').trim() === '' ? 'email' : 'password'),
  );

  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <FailureBanner failure={failure} />
      <Field label="Email">
        <TextInput type="email" autoComplete="username" {...form.register('email')} />
      </Field>
      <Field label="Password">
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
