import { hasLocalData, removeLocalData, useUser } from '@showcase/data/session';
import { lazyDialog } from '@showcase/kit/loading';
import { useNavigate } from '@showcase/remote-contract';
import { createContext, use, useState, type ReactNode } from 'react';
import { hasUnsavedChanges } from '../../core/unsaved-changes.ts';
import { useNotices } from '../../core/notices/notices.tsx';
import { SignOutDialogFallback } from './sign-out-dialog-fallback.tsx';

type SignOut = { signOut: () => void; isSigningOut: boolean };

const SignOutContext = createContext<SignOut | null>(null);

const SignOutDialog = lazyDialog({
  name: 'sign-out confirmation',
  load: async () => (await import('./sign-out-dialog.tsx')).SignOutDialog,
  Failure: SignOutDialogFallback,
});

/**
 * Ends the session, goes to /login and removes the user's data from this browser, after a confirmation if something would be lost.
 * If the service cannot be reached, it notifies the user, because other devices then stay signed in.
 */
export function SignOutProvider({ children }: { children: ReactNode }) {
  const session = useUser();
  const navigate = useNavigate();
  const { notify } = useNotices();
  const [isSigningOut, setIsSigningOut] = useState(false);
  const [dialogState, setDialogState] = useState<'never opened' | 'open' | 'closed'>(
    'never opened',
  );

  async function endSession() {
    setIsSigningOut(true);
    try {
      await session.signOut();
    } catch (error) {
      console.error('Error signing out:', error);
      notify({
        kind: 'info',
        text: "You're signed out here, but we couldn't reach your other devices. They may still be signed in.",
      });
    }
    await navigate('/login');
    await removeLocalData();
    setIsSigningOut(false);
    setDialogState('never opened');
  }

  function signOut() {
    if (hasLocalData() || hasUnsavedChanges()) setDialogState('open');
    else void endSession();
  }

  return (
    <SignOutContext value={{ signOut, isSigningOut }}>
      {children}
      {dialogState !== 'never opened' && (
        <SignOutDialog
          isOpen={dialogState === 'open'}
          isBusy={isSigningOut}
          onConfirm={() => void endSession()}
          onOpenChange={(isOpen) => setDialogState(isOpen ? 'open' : 'closed')}
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
