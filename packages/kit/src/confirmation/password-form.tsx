import { useDataClient } from '@showcase/data/query';
import { confirmPassword } from '@showcase/data/security';
import { PasswordInput } from '@showcase/ui';
import { useForm } from 'react-hook-form';
import { ErrorNotice } from '../errors/error-notice.tsx';
import { FormField } from '../forms/fields/form-field.tsx';
import { Form } from '../forms/form.tsx';
import { useSubmit } from '../forms/submit/use-submit.ts';

type PasswordValues = { password: string };

/** Props of the form for the password of this account; `onConfirm` is called after it was right. */
export function usePasswordEntry(email: string, onConfirm: () => void) {
  const client = useDataClient();
  const form = useForm<PasswordValues>({ defaultValues: { password: '' } });
  const submission = useSubmit({
    mutationFn: ({ password }: PasswordValues) => confirmPassword(client, { email, password }),
    onSuccess: onConfirm,
    onError({ kind }) {
      if (kind !== 'invalid-credentials') return;
      form.setError('password', { message: 'Incorrect password' }, { shouldFocus: true });
    },
  });
  return { form, submission };
}

type PasswordFormProps = { id: string; entry: ReturnType<typeof usePasswordEntry> };

/** Asks for the password again. The button that submits it is elsewhere. */
export function PasswordForm({ id, entry: { form, submission } }: PasswordFormProps) {
  const failure = submission.error?.kind === 'invalid-credentials' ? null : submission.error;
  return (
    <Form id={id} form={form} onSubmit={submission.mutate}>
      <ErrorNotice error={failure} action="We couldn't check your password." />
      <FormField<PasswordValues> name="password" label="Password" isRequired>
        <PasswordInput
          autoFocus
          autoComplete="current-password"
          {...form.register('password', { required: 'Enter your password' })}
        />
      </FormField>
    </Form>
  );
}
