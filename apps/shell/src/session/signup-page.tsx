import { useUser } from '@showcase/data/session';
import { Link } from '@showcase/ui';
import { AuthCard } from './auth-card.tsx';
import { useIsSessionAwaited } from './guards/use-is-session-awaited.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';
import { LeadOn } from './purpose/lead-on.tsx';
import { SignInReason } from './sign-in-reason.tsx';
import { SignupForm } from './signup/signup-form.tsx';
import { useSignUp } from './signup/use-sign-up.ts';
import { useNextPath } from './use-next-path.ts';

export function SignupPage() {
  const { authUser } = useUser();
  const isSessionAwaited = useIsSessionAwaited();
  const { withNext } = useNextPath();
  const signingUp = useSignUp();
  const signInLink = <Link href={withNext('/login')}>Sign in</Link>;

  if (isSessionAwaited) return <LoadingScreen>Loading</LoadingScreen>;
  if (authUser) return <LeadOn userId={authUser.id} />;
  if (signingUp.data === 'unconfirmed') {
    const { email } = signingUp.variables;
    return (
      <AuthCard title="Confirm your email" aside={signInLink}>
        <p role="status">We sent a link to {email}. Open it to confirm your email, then sign in.</p>
        <p>
          No email? You may have an account already: {signInLink}, or{' '}
          <Link href="/login?view=forgot">choose a new password</Link>.
        </p>
        <ResendConfirmation email={email} />
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title="Create your account"
      intro="Show your projects, offer services, or hire someone."
      aside={<>Already have an account? {signInLink}</>}
    >
      <SignInReason />
      <SignupForm signingUp={signingUp} />
    </AuthCard>
  );
}
