import { useUser } from '@showcase/data/session';
import { useSearchParams } from '@showcase/remote-contract';
import { Link, useIsHydrating } from '@showcase/ui';
import { useState } from 'react';
import { AuthCard } from './auth-card.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { ReturnErrorNotice } from './login/return-error-notice.tsx';
import { ForgotPasswordForm } from './login/forgot-password-form.tsx';
import { LoginForm, type EmailProps } from './login/login-form.tsx';
import { NewPasswordForm } from './login/new-password-form.tsx';
import { OAuthCallback } from './login/oauth-callback.tsx';
import { rememberedEmail } from './login/remembered-email.ts';
import { SocialSignIn } from './login/social-sign-in.tsx';
import { RedirectSignedIn } from './redirect-signed-in.tsx';
import { SignInReason } from './sign-in-reason.tsx';
import { useNextPath } from './use-next-path.ts';

export function LoginPage() {
  const { loading, authUser, isRecovery } = useUser();
  const [params] = useSearchParams();
  const code = params.get('code');
  const [email, setEmail] = useState(rememberedEmail);
  const { next } = useNextPath();
  const isHydrating = useIsHydrating();
  const emailProps = { email, onEmailChange: setEmail };

  // The server renders the form: without JavaScript it is all there is, and with it a visitor can start to type at once.
  if (loading && !isHydrating) return <LoadingScreen>Loading</LoadingScreen>;
  if (authUser && isRecovery) return <NewPassword />;
  if (authUser) return <RedirectSignedIn to={next} />;
  if (code) return <OAuthCallback code={code} />;
  return params.get('view') === 'forgot' ? (
    <ForgotPassword {...emailProps} />
  ) : (
    <Login {...emailProps} />
  );
}

function Login(emailProps: EmailProps) {
  const { withNext } = useNextPath();
  const aside = (
    <>
      New here? <Link href={withNext('/signup')}>Create Account</Link>
    </>
  );
  return (
    <AuthCard title="Welcome back" intro="Sign in to your account." aside={aside}>
      <SignInReason />
      <ReturnErrorNotice />
      <LoginForm {...emailProps} />
      <SocialSignIn />
    </AuthCard>
  );
}

function ForgotPassword(emailProps: EmailProps) {
  const { withNext } = useNextPath();
  return (
    <AuthCard
      title="Forgot your password"
      intro="Enter your email, and we'll send you a link to choose a new one."
      aside={<Link href={withNext('/login')}>Back to sign in</Link>}
    >
      <ForgotPasswordForm {...emailProps} />
    </AuthCard>
  );
}

function NewPassword() {
  const { authUser } = useUser();
  return (
    <AuthCard title="Choose a new password" intro={<>For {authUser?.email}.</>}>
      <NewPasswordForm />
    </AuthCard>
  );
}
