import { zodResolver } from '@hookform/resolvers/zod';
import { signUpSchema, type SignUpValues } from '@showcase/data/schemas';
import { PasswordField, SubmitButton, TextField } from '@showcase/kit/forms';
import { useForm, type FieldErrors } from 'react-hook-form';
import { ExternalLink } from '@showcase/ui';
import { SmallPrint } from '../auth-card.styles.ts';
import { AuthForm } from '../auth-form.tsx';
import { explainFailure, explainInvalid } from '../explain-failure.ts';
import { PasswordStrength } from '../password-strength/password-strength.tsx';
import type { useSignUp } from './use-sign-up.ts';
import { UsernameField } from './username-field.tsx';
import { useIsKnownPath } from '../../core/known-releases.tsx';

/** Creates an account. The page redirects once the session exists. */
export function SignupForm({ signingUp }: { signingUp: ReturnType<typeof useSignUp> }) {
  const form = useForm<SignUpValues>({
    resolver: zodResolver(signUpSchema),
    defaultValues: { name: '', username: '', email: '', password: '', confirmPassword: '' },
  });
  const failure =
    explainSignup(form.formState.errors) ??
    (signingUp.error && explainFailure(signingUp.error, 'Failed to sign up'));

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
    <AuthForm form={form} onSubmit={send} failure={failure}>
      <TextField<SignUpValues> name="name" label="Full Name" isRequired autoComplete="name" />
      <UsernameField />
      <TextField<SignUpValues>
        name="email"
        label="Email"
        isRequired
        type="email"
        autoComplete="email"
      />
      <PasswordField<SignUpValues>
        name="password"
        label="Password"
        isRequired
        autoComplete="new-password"
        placeholder="Minimum 6 characters"
        hint={<PasswordStrength />}
      />
      <PasswordField<SignUpValues>
        name="confirmPassword"
        label="Confirm Password"
        isRequired
        autoComplete="new-password"
      />
      <SubmitButton submission={signingUp} size="l">
        Create Account
      </SubmitButton>
      <SmallPrint>
        By creating an account, you agree to the{' '}
        <TermsLink path="/terms">Terms of Service</TermsLink> and the{' '}
        <TermsLink path="/privacy">Privacy Policy</TermsLink>.
      </SmallPrint>
    </AuthForm>
  );
}

/** The username's own error is next to its field; the banner only says that the name is not available. */
function explainSignup({ username, ...errors }: FieldErrors<SignUpValues>) {
  if (!username) return explainInvalid(errors);
  return { message: 'Username is not available', reasons: [], fields: ['username'] };
}

/** A link if the page exists, otherwise plain text. Opens a new tab, so that nothing typed is lost. */
function TermsLink({ path, children }: { path: string; children: string }) {
  const isKnown = useIsKnownPath();
  return isKnown(path) ? <ExternalLink href={path}>{children}</ExternalLink> : children;
}
