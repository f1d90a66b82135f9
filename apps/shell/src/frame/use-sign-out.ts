import { useUser } from '@showcase/data';
import { useNavigate } from '@showcase/remote-contract';
import { useState } from 'react';

/** Ends the session and goes to /login; that the service could not be told is only logged. */
export function useSignOut() {
  const session = useUser();
  const navigate = useNavigate();
  const [isSigningOut, setIsSigningOut] = useState(false);

  async function signOut() {
    setIsSigningOut(true);
    try {
      await session.signOut();
    } catch (error) {
      console.error('Error signing out:', error);
    }
    await navigate('/login');
    setIsSigningOut(false);
  }

  return { signOut: () => void signOut(), isSigningOut };
}
