import { zodResolver } from '@hookform/resolvers/zod';
import { signIn, useDataClient } from '@showcase/data';
import { signInSchema, type SignInValues } from '@showcase/data/schemas';
import { Field, Notice, PasswordInput, TextInput } from '@showcase/ui';
import { useSubmit } from '@showcase/kit/forms';
import { useForm, useWatch } from 'react-hook-form';
import { FailureBanner, useBanner } from '../auth-card.tsx';
import { Form } from '../auth-card.styles.ts';
import { explainFailure, explainInvalid } from '../explain-failure.ts';
import { SubmitButton } from '../submit-button.tsx';

/** Signs in without leaving the page. The dialog closes once the session exists. */
export function SignInDialogForm({ email }: { email: string }) {
  const client = useDataClient();
  const form = useForm<SignInValues>({
    resolver: zodResolver(signInSchema),
    defaultValues: { email, password: '' },
  });
  const typedEmail = useWatch({ control: form.control, name: 'email' });
  const isOtherUser = typedEmail.trim().toLowerCase() !== email.toLowerCase();
  const signingIn = useSubmit({ mutationFn: (values: SignInValues) => signIn(client, values) });
  const { banner, getFieldProps } = useBanner(
    explainInvalid(form.formState.errors) ??
      (signingIn.error && explainFailure(signingIn.error, 'Failed to sign in')),
  );

  return (
    <Form
      noValidate
      onSubmit={(event) => void form.handleSubmit((values) => signingIn.mutate(values))(event)}
    >
      <FailureBanner {...banner} />
      <Field label="Email" {...getFieldProps('email')}>
        <TextInput type="email" autoComplete="username" {...form.register('email')} />
      </Field>
      <Field label="Password" {...getFieldProps('password')}>
        <PasswordInput autoFocus {...form.register('password')} />
      </Field>
      {isOtherUser && (
        <Notice variant="warning">
          What you typed on this page is saved for <bdi>{email}</bdi> only.
        </Notice>
      )}
      <SubmitButton attempt={signingIn}>Sign in</SubmitButton>
    </Form>
  );
}
