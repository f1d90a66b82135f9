import { useUser } from '@showcase/data';
import { useNavigate } from '@showcase/remote-contract';
import { useState } from 'react';

/** Ends the session and goes to /login. */
export function useSignOut() {
  const session = useUser();
  const navigate = useNavigate();
  const [isSigningOut, setIsSigningOut] = useState(false);

  async function signOut() {
    setIsSigningOut(true);
    try {
      await session.signOut();
      await navigate('/login');
    } finally {
      setIsSigningOut(false);
    }
  }

  return { signOut: () => void signOut(), isSigningOut };
}
