import { useUser } from '@showcase/data/session';
import { ButtonLink } from '@showcase/ui';

/** Links visitors to sign-up and signed-in users to their dashboard. */
export function JoinLink({ variant = 'secondary' }: { variant?: 'primary' | 'secondary' }) {
  const { authUser } = useUser();
  return (
    <ButtonLink size="l" variant={variant} href={authUser ? '/dashboard' : '/signup'}>
      {authUser ? 'Go to your dashboard' : 'Create Account'}
    </ButtonLink>
  );
}
