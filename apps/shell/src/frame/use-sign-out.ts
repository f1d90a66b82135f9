import { useUser } from '@showcase/data';
import { useNavigate } from '@showcase/remote-contract';
import { useState } from 'react';
import { useNotices } from './notices.tsx';

/** Ends the session and goes to /login; says so where the service could not be told, as other devices then stay signed in. */
export function useSignOut() {
  const session = useUser();
  const navigate = useNavigate();
  const { notify } = useNotices();
  const [isSigningOut, setIsSigningOut] = useState(false);

  async function signOut() {
    setIsSigningOut(true);
    try {
      await session.signOut();
    } catch (error) {
      console.error('Error signing out:', error);
      notify({
        kind: 'info',
        text: 'You are signed out here. Your other devices could not be reached and may still be signed in.',
      });
    }
    await navigate('/login');
    setIsSigningOut(false);
  }

  return { signOut: () => void signOut(), isSigningOut };
}
