import { zodResolver } from '@hookform/resolvers/zod';
import { useDataClient } from '@showcase/data/query';
import { signIn } from '@showcase/data/session';
import { signInSchema, type SignInValues } from '@showcase/data/schemas';
import { PasswordField, SubmitButton, TextField, useSubmit } from '@showcase/kit/forms';
import { Notice } from '@showcase/ui';
import { useForm, useWatch } from 'react-hook-form';
import { AuthForm } from '../auth-form.tsx';
import { explainFailure, explainInvalid } from '../explain-failure.ts';

type SignInDialogFormProps = {
  email: string;
  /** After a sign-out, nothing says who it was. */
  isEmailHidden: boolean;
};

/** Signs in without leaving the page. The dialog closes once the session exists. */
export function SignInDialogForm({ email, isEmailHidden }: SignInDialogFormProps) {
  const client = useDataClient();
  const form = useForm<SignInValues>({
    resolver: zodResolver(signInSchema),
    defaultValues: { email: isEmailHidden ? '' : email, password: '' },
  });
  const typedEmail = useWatch({ control: form.control, name: 'email' });
  const isOtherUser = !isEmailHidden && typedEmail.trim().toLowerCase() !== email.toLowerCase();
  const signingIn = useSubmit({ mutationFn: (values: SignInValues) => signIn(client, values) });
  const failure =
    explainInvalid(form.formState.errors) ??
    (signingIn.error && explainFailure(signingIn.error, 'Failed to sign in'));

  return (
    <AuthForm form={form} onSubmit={signingIn.mutate} failure={failure}>
      <TextField<SignInValues> name="email" label="Email" type="email" autoComplete="username" />
      <PasswordField<SignInValues> name="password" label="Password" autoFocus />
      {isOtherUser && (
        <Notice variant="warning">
          What you typed on this page is saved for <bdi>{email}</bdi> only.
        </Notice>
      )}
      <SubmitButton submission={signingIn} size="l">
        Sign in
      </SubmitButton>
    </AuthForm>
  );
}
