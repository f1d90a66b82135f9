import { zodResolver } from '@hookform/resolvers/zod';
import { signupSchema, type SignupValues } from '@showcase/data/schemas';
import { Field, PasswordInput, TextInput } from '@showcase/ui';
import { FormProvider, useForm, type FieldErrors } from 'react-hook-form';
import { FailureBanner } from '../entrance.tsx';
import { Form, SmallPrint } from '../entrance.styles.ts';
import { explainFailure } from '../explain-failure.ts';
import { SubmitButton } from '../submit-button.tsx';
import { TermsLink } from './terms-link.tsx';
import { useAskAvailability } from './use-username-check.ts';
import type { useSignUp } from './use-sign-up.ts';
import { UsernameField } from './username-field.tsx';

const required = ['name', 'email', 'password', 'confirmPassword'] as const;

/** Makes an account; the page leaves by itself once the session is there. */
export function SignupForm({ signingUp }: { signingUp: ReturnType<typeof useSignUp> }) {
  const askAvailability = useAskAvailability();
  const form = useForm<SignupValues>({
    resolver: zodResolver(signupSchema),
    defaultValues: { name: '', username: '', email: '', password: '', confirmPassword: '' },
  });
  const { register, formState } = form;
  const invalid = firstMessage(formState.errors);
  const failure = invalid
    ? { message: invalid, reasons: [] }
    : signingUp.error && explainFailure(signingUp.error, 'Failed to sign up');

  async function send(values: SignupValues) {
    const isFree = !values.username || (await askAvailability(values.username));
    if (isFree) signingUp.mutate(values);
    else form.setError('username', { type: 'taken' }, { shouldFocus: true });
  }

  function focusFirstEmpty() {
    const empty = required.find((name) => form.getValues(name).trim() === '');
    if (empty) form.setFocus(empty);
  }

  return (
    <FormProvider {...form}>
      <Form noValidate onSubmit={(event) => void form.handleSubmit(send, focusFirstEmpty)(event)}>
        <FailureBanner failure={failure} />
        <Field label="Full Name" isRequired>
          <TextInput autoComplete="name" {...register('name')} />
        </Field>
        <UsernameField />
        <Field label="Email" isRequired>
          <TextInput type="email" autoComplete="email" {...register('email')} />
        </Field>
        <Field label="Password" isRequired>
          <PasswordInput
            autoComplete="new-password"
            placeholder="Minimum 6 characters"
            {...register('password')}
          />
        </Field>
        <Field label="Confirm Password" isRequired>
          <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
        </Field>
        <SubmitButton attempt={signingUp} isBusy={formState.isSubmitting}>
          Create Account
        </SubmitButton>
        <SmallPrint>
          By creating an account you agree to the{' '}
          <TermsLink path="/terms">Terms of Service</TermsLink> and the{' '}
          <TermsLink path="/privacy">Privacy Policy</TermsLink>.
        </SmallPrint>
      </Form>
    </FormProvider>
  );
}

/** The banner's words; beside the username field stands what is wrong with it. */
function firstMessage({ root, confirmPassword, password, username }: FieldErrors<SignupValues>) {
  const message = (root ?? confirmPassword ?? password)?.message;
  return message ?? (username && 'Username is not available');
}
