import { zodResolver } from '@hookform/resolvers/zod';
import { useDataClient } from '@showcase/data/query';
import { setNewPassword, useUser } from '@showcase/data/session';
import { newPasswordSchema, type NewPasswordValues } from '@showcase/data/schemas';
import { useNavigate } from '@showcase/remote-contract';
import { PasswordField, SubmitButton, useSubmit } from '@showcase/kit/forms';
import { useForm } from 'react-hook-form';
import { useNotices } from '../../ground/notices/notices.tsx';
import { AuthForm } from '../auth-form.tsx';
import { explainFailure, explainInvalid } from '../explain-failure.ts';
import { PasswordStrength } from '../password-strength/password-strength.tsx';

/** For users who signed in with a recovery link. */
export function NewPasswordForm() {
  const client = useDataClient();
  const { authUser } = useUser();
  const { notify } = useNotices();
  const navigate = useNavigate();
  const form = useForm<NewPasswordValues>({
    resolver: zodResolver(newPasswordSchema),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const saving = useSubmit({
    mutationFn: ({ password }: NewPasswordValues) => setNewPassword(client, password),
    async onSuccess() {
      notify({
        kind: 'success',
        text: "Password saved. You're signed out everywhere else.",
      });
      await navigate('/dashboard', { replace: true });
    },
  });
  const failure =
    explainInvalid(form.formState.errors) ??
    (saving.error && explainFailure(saving.error, "We couldn't save the password. Try again."));

  return (
    <AuthForm form={form} onSubmit={saving.mutate} failure={failure}>
      <input type="text" autoComplete="username" value={authUser?.email ?? ''} readOnly hidden />
      <PasswordField<NewPasswordValues>
        name="password"
        label="New password"
        autoComplete="new-password"
        placeholder="Minimum 6 characters"
        hint={<PasswordStrength />}
      />
      <PasswordField<NewPasswordValues>
        name="confirmPassword"
        label="Confirm new password"
        autoComplete="new-password"
      />
      <SubmitButton submission={saving} size="l">
        Save password
      </SubmitButton>
    </AuthForm>
  );
}
