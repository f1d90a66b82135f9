import { useUser } from '@showcase/data/session';
import { useLocation, useNavigate } from '@showcase/remote-contract';
import { isKey, Link } from '@showcase/ui';
import { Dialog } from '@showcase/ui/controls';
import type { KeyboardEvent } from 'react';
import { Aside } from '../auth-card.styles.ts';
import { SignInDialogForm } from './sign-in-dialog-form.tsx';

const TEXTS = {
  ended: {
    title: 'Sign in again',
    description:
      'You were signed out. Sign in here to pick up where you left off: what you typed on this page is still here.',
  },
  'signed out': {
    title: 'You signed out',
    description:
      'You signed out in another tab. What was typed on this page is still here for the same account. Sign in to continue.',
  },
};

/** Prompts users whose session has ended to sign in again, above the page with what they typed. */
export function SignInDialog({ isPrivate }: { isPrivate: boolean }) {
  const { authUser, hasSignedOut, leave } = useUser();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const loginPath = `/login?next=${encodeURIComponent(pathname + search)}`;

  async function close(to?: string) {
    if (to) await navigate(to);
    leave();
  }

  // Another dialog may be open below and would handle the key, too.
  function handleEscape(event: KeyboardEvent) {
    if (!isKey(event, 'Escape')) return;
    event.stopPropagation();
    void close(isPrivate ? '/' : undefined);
  }

  return (
    <Dialog
      isOpen
      onOpenChange={() => void close(isPrivate ? '/' : undefined)}
      onKeyDown={handleEscape}
      size="s"
      {...TEXTS[hasSignedOut ? 'signed out' : 'ended']}
      data-sign-in-again
    >
      <SignInDialogForm email={authUser?.email ?? ''} isEmailHidden={hasSignedOut} />
      <Aside>
        <Link
          href={loginPath}
          onClick={(event) => {
            event.preventDefault();
            void close(loginPath);
          }}
        >
          Sign in another way
        </Link>
      </Aside>
    </Dialog>
  );
}
