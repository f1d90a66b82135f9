import { zodResolver } from '@hookform/resolvers/zod';
import { signUpSchema, type SignUpValues } from '@showcase/data/schemas';
import { Field, PasswordInput, TextInput } from '@showcase/ui';
import { FormProvider, useForm, type FieldErrors } from 'react-hook-form';
import { FailureBanner, useBanner } from '../auth-card.tsx';
import { Form, SmallPrint } from '../auth-card.styles.ts';
import { explainFailure, explainInvalid } from '../explain-failure.ts';
import { SubmitButton } from '../submit-button.tsx';
import { TermsLink } from './terms-link.tsx';
import type { useSignUp } from './use-sign-up.ts';
import { UsernameField } from './username-field.tsx';

/** Creates an account. The page redirects once the session exists. */
export function SignupForm({ signingUp }: { signingUp: ReturnType<typeof useSignUp> }) {
  const form = useForm<SignUpValues>({
    resolver: zodResolver(signUpSchema),
    defaultValues: { name: '', username: '', email: '', password: '', confirmPassword: '' },
  });
  const { register, formState } = form;
  const { banner, getFieldProps } = useBanner(
    explainSignup(formState.errors) ??
      (signingUp.error && explainFailure(signingUp.error, 'Failed to sign up')),
  );

  function send(values: SignUpValues) {
    signingUp.mutate(values, {
      onSuccess(outcome) {
        if (outcome === 'taken') {
          form.setError('username', { type: 'taken' }, { shouldFocus: true });
        }
      },
      onError({ kind }) {
        if (kind === 'conflict') form.setFocus('email');
        if (kind === 'weak-password') form.setFocus('password');
      },
    });
  }

  return (
    <FormProvider {...form}>
      <Form noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
        <FailureBanner {...banner} />
        <Field label="Full Name" isRequired {...getFieldProps('name')}>
          <TextInput autoComplete="name" {...register('name')} />
        </Field>
        <UsernameField {...getFieldProps('username')} />
        <Field label="Email" isRequired {...getFieldProps('email')}>
          <TextInput type="email" autoComplete="email" {...register('email')} />
        </Field>
        <Field label="Password" isRequired {...getFieldProps('password')}>
          <PasswordInput
            autoComplete="new-password"
            placeholder="Minimum 6 characters"
            {...register('password')}
          />
        </Field>
        <Field label="Confirm Password" isRequired {...getFieldProps('confirmPassword')}>
          <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
        </Field>
        <SubmitButton attempt={signingUp}>Create Account</SubmitButton>
        <SmallPrint>
          By creating an account, you agree to the{' '}
          <TermsLink path="/terms">Terms of Service</TermsLink> and the{' '}
          <TermsLink path="/privacy">Privacy Policy</TermsLink>.
        </SmallPrint>
      </Form>
    </FormProvider>
  );
}

/** The username's own error is next to its field; the banner only says that the name is not available. */
function explainSignup({ username, ...errors }: FieldErrors<SignUpValues>) {
  if (!username) return explainInvalid(errors);
  return { message: 'Username is not available', reasons: [], fields: ['username'] };
}
