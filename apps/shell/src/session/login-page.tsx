import { useUser } from '@showcase/data';
import { Navigate, useSearchParams } from '@showcase/remote-contract';
import { Link } from '@showcase/ui';
import { useState } from 'react';
import { Entrance } from './entrance.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { FailedReturn } from './login/failed-return.tsx';
import { ForgotPasswordForm } from './login/forgot-password-form.tsx';
import { LoginForm, type SharedEmail } from './login/login-form.tsx';
import { NewPasswordForm } from './login/new-password-form.tsx';
import { ProviderReturn } from './login/provider-return.tsx';
import { rememberedEmail } from './login/remembered-email.ts';
import { SocialSignIn } from './login/social-sign-in.tsx';
import { SignInReason } from './sign-in-reason.tsx';
import { useNextPath } from './use-next-path.ts';

export function LoginPage() {
  const { loading, authUser, isRecovery } = useUser();
  const [params] = useSearchParams();
  const code = params.get('code');
  const [email, setEmail] = useState(rememberedEmail);
  const { next } = useNextPath();
  const shared = { email, onEmailChange: setEmail };

  if (loading) return <LoadingScreen>Loading</LoadingScreen>;
  if (authUser && isRecovery) return <NewPassword />;
  if (authUser) return <Navigate to={next} replace />;
  if (code) return <ProviderReturn code={code} />;
  return params.get('view') === 'forgot' ? <ForgotPassword {...shared} /> : <Login {...shared} />;
}

function Login(shared: SharedEmail) {
  const { withNext } = useNextPath();
  const aside = (
    <>
      New here? <Link href={withNext('/signup')}>Create Account</Link>
    </>
  );
  return (
    <Entrance title="Welcome back" intro="Sign in to your account." aside={aside}>
      <SignInReason />
      <FailedReturn />
      <LoginForm {...shared} />
      <SocialSignIn />
    </Entrance>
  );
}

function ForgotPassword(shared: SharedEmail) {
  const { withNext } = useNextPath();
  return (
    <Entrance
      title="Forgot your password"
      intro="Tell us your address, and we send you a link to choose a new one."
      aside={<Link href={withNext('/login')}>Back to sign in</Link>}
    >
      <ForgotPasswordForm {...shared} />
    </Entrance>
  );
}

function NewPassword() {
  const { authUser } = useUser();
  return (
    <Entrance title="Choose a new password" intro={<>For {authUser?.email}.</>}>
      <NewPasswordForm />
    </Entrance>
  );
}
