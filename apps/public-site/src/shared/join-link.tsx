import { useUser } from '@showcase/data';
import { ButtonLink } from '@showcase/ui';

/** The way into the marketplace: an account for visitors, the dashboard for who has one. */
export function JoinLink({ variant = 'secondary' }: { variant?: 'primary' | 'secondary' }) {
  const { authUser } = useUser();
  return (
    <ButtonLink size="l" variant={variant} href={authUser ? '/dashboard' : '/signup'}>
      {authUser ? 'Go to your dashboard' : 'Create Account'}
    </ButtonLink>
  );
}
