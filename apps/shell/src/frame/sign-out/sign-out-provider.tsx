import { hasLocalData, removeLocalData, useUser } from '@showcase/data';
import { loadLater } from '@showcase/kit/loading';
import { useNavigate } from '@showcase/remote-contract';
import { createContext, use, useState, type ReactNode } from 'react';
import { isLeavingGuarded } from '../../session/unsaved-work.ts';
import { useNotices } from '../notices.tsx';
import { PlainQuestion } from './plain-question.tsx';

type SignOut = { signOut: () => void; isSigningOut: boolean };

const SignOutContext = createContext<SignOut | null>(null);

const SignOutQuestion = loadLater({
  name: 'question before signing out',
  load: async () => (await import('./sign-out-question.tsx')).SignOutQuestion,
  Failure: PlainQuestion,
});

/**
 * Ends the session, goes to /login and removes what the person has left in this browser, after asking where something would be lost;
 * says so where the service could not be told, as other devices then stay signed in.
 */
export function SignOutProvider({ children }: { children: ReactNode }) {
  const session = useUser();
  const navigate = useNavigate();
  const { notify } = useNotices();
  const [isSigningOut, setIsSigningOut] = useState(false);
  const [question, setQuestion] = useState<'never asked' | 'open' | 'closed'>('never asked');

  async function leave() {
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
    await removeLocalData();
    setIsSigningOut(false);
    setQuestion('never asked');
  }

  function signOut() {
    if (hasLocalData() || isLeavingGuarded()) setQuestion('open');
    else void leave();
  }

  return (
    <SignOutContext value={{ signOut, isSigningOut }}>
      {children}
      {question !== 'never asked' && (
        <SignOutQuestion
          isOpen={question === 'open'}
          isBusy={isSigningOut}
          onConfirm={() => void leave()}
          onOpenChange={(isOpen) => setQuestion(isOpen ? 'open' : 'closed')}
        />
      )}
    </SignOutContext>
  );
}

export function useSignOut() {
  const value = use(SignOutContext);
  if (!value) throw new Error('useSignOut must be used within a SignOutProvider');
  return value;
}
