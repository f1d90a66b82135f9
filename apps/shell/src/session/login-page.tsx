import { useUser } from '@showcase/data';
import { Navigate, useLocation, useSearchParams } from '@showcase/remote-contract';
import { Link, Notice, tokens } from '@showcase/ui';
import styled from 'styled-components';
import { Entrance } from './entrance.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { ForgotPasswordForm } from './login/forgot-password-form.tsx';
import { LoginForm } from './login/login-form.tsx';
import { NewPasswordForm } from './login/new-password-form.tsx';
import { SocialSignIn } from './login/social-sign-in.tsx';
import { useNextPath } from './use-next-path.ts';

export function LoginPage() {
  const { loading, authUser, status } = useUser();
  const view = useSearchParams()[0].get('view');
  const { next } = useNextPath();
  const isRecovering = status === 'password-recovery' || view === 'new-password';

  if (loading) return <LoadingScreen>Loading</LoadingScreen>;
  if (authUser && isRecovering) return <NewPassword />;
  if (authUser) return <Navigate to={next} replace />;
  return view === 'forgot' ? <ForgotPassword /> : <Login />;
}

function Login() {
  const { withNext } = useNextPath();
  const { hash } = useLocation();
  const isLinkSpent = new URLSearchParams(hash.slice(1)).has('error');
  const aside = (
    <>
      New here? <Link href={withNext('/signup')}>Create Account</Link>
    </>
  );
  return (
    <Entrance title="Welcome back" intro="Sign in to your account." aside={aside}>
      {isLinkSpent && (
        <Spent
          variant="warning"
          action={<Link href={withNext('/login?view=forgot')}>Get a new one</Link>}
        >
          This link is no longer valid.
        </Spent>
      )}
      <LoginForm />
      <SocialSignIn />
    </Entrance>
  );
}

function ForgotPassword() {
  const { withNext } = useNextPath();
  return (
    <Entrance
      title="Forgot your password"
      intro="Tell us your address, and we send you a link to choose a new one."
      aside={<Link href={withNext('/login')}>Back to sign in</Link>}
    >
      <ForgotPasswordForm />
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

const Spent = styled(Notice)`
  margin-block-start: ${tokens.space[6]};
`;
