import { useUser } from '@showcase/data/session';
import { useSearchParams } from '@showcase/remote-contract';
import { Link } from '@showcase/ui';
import { useState } from 'react';
import { AuthCard } from './auth-card.tsx';
import { useIsSessionAwaited } from './guards/use-is-session-awaited.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { ReturnErrorNotice } from './login/return-error-notice.tsx';
import { ForgotPasswordForm } from './login/forgot-password-form.tsx';
import { LoginForm, type EmailProps } from './login/login-form.tsx';
import { NewPasswordForm } from './login/new-password-form.tsx';
import { OAuthCallback } from './login/oauth-callback.tsx';
import { rememberedEmail } from './login/remembered-email.ts';
import { SocialSignIn } from './login/social-sign-in.tsx';
import { LeadOn } from './purpose/lead-on.tsx';
import { SignInReason } from './sign-in-reason.tsx';
import { useNextPath } from './use-next-path.ts';

export function LoginPage() {
  const { authUser, isRecovery } = useUser();
  const isSessionAwaited = useIsSessionAwaited();
  const [params] = useSearchParams();
  const code = params.get('code');
  const [email, setEmail] = useState(rememberedEmail);
  const emailProps = { email, onEmailChange: setEmail };

  if (isSessionAwaited) return <LoadingScreen>Loading</LoadingScreen>;
  if (authUser && isRecovery) return <NewPassword />;
  if (authUser) return <LeadOn userId={authUser.id} />;
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
      aside={
        <Link variant="standalone" href={withNext('/login')}>
          Back to sign in
        </Link>
      }
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
