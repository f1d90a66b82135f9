import { zodResolver } from '@hookform/resolvers/zod';
import { useDataClient } from '@showcase/data/query';
import { setNewPassword, useUser } from '@showcase/data/session';
import { newPasswordSchema, type NewPasswordValues } from '@showcase/data/schemas';
import { useNavigate } from '@showcase/remote-contract';
import { SubmitButton, useSubmit } from '@showcase/kit/forms';
import { useForm } from 'react-hook-form';
import { useNotices } from '../../core/notices/notices.tsx';
import { AuthForm } from '../auth-form.tsx';
import { explainFailure, explainInvalid } from '../explain-failure.ts';
import { NewPasswordFields } from '../password-strength/new-password-fields.tsx';

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
      <NewPasswordFields email={authUser?.email ?? ''} />
      <SubmitButton submission={saving} size="l">
        Save password
      </SubmitButton>
    </AuthForm>
  );
}
