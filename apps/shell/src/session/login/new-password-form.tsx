import { zodResolver } from '@hookform/resolvers/zod';
import { setNewPassword, useDataClient, useUser } from '@showcase/data';
import { newPasswordSchema, type NewPasswordValues } from '@showcase/data/schemas';
import { useNavigate } from '@showcase/remote-contract';
import { Field, PasswordInput } from '@showcase/ui';
import { useSubmit } from '@showcase/kit/forms';
import { useForm } from 'react-hook-form';
import { useNotices } from '../../ground/notices/notices.tsx';
import { FailureBanner, useBanner } from '../auth-card.tsx';
import { Form } from '../auth-card.styles.ts';
import { explainFailure, explainInvalid } from '../explain-failure.ts';
import { SubmitButton } from '../submit-button.tsx';

/** For users whom a recovery link has signed in. */
export function NewPasswordForm() {
  const client = useDataClient();
  const { authUser } = useUser();
  const { notify } = useNotices();
  const navigate = useNavigate();
  const { register, handleSubmit, formState } = useForm<NewPasswordValues>({
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
  const { banner, getFieldProps } = useBanner(
    explainInvalid(formState.errors) ??
      (saving.error && explainFailure(saving.error, "We couldn't save the password. Try again.")),
  );

  return (
    <Form
      noValidate
      onSubmit={(event) => void handleSubmit((values) => saving.mutate(values))(event)}
    >
      <FailureBanner {...banner} />
      <input type="text" autoComplete="username" value={authUser?.email ?? ''} readOnly hidden />
      <Field label="New password" {...getFieldProps('password')}>
        <PasswordInput
          autoComplete="new-password"
          placeholder="Minimum 6 characters"
          {...register('password')}
        />
      </Field>
      <Field label="Confirm new password" {...getFieldProps('confirmPassword')}>
        <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
      </Field>
      <SubmitButton attempt={saving}>Save password</SubmitButton>
    </Form>
  );
}
