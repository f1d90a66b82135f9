import { useUser } from '@showcase/data';
import { isolated } from '@showcase/ui';
import { useMatches } from '@showcase/remote-contract';
import { lazyComponent } from '@showcase/kit/loading';
import { Fragment, useEffect, useState, type ReactNode } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { useNotices } from '../../frame/notices.tsx';
import { hasUnloadGuard } from '../unsaved-work.ts';
import { SignInDialogFallback } from './sign-in-dialog-fallback.tsx';

const SignInDialog = lazyComponent({
  name: 'sign-in form',
  load: async () => (await import('./sign-in-dialog.tsx')).SignInDialog,
  Failure: SignInDialogFallback,
});

/**
 * The page of a session, through its end and a new beginning: while the person is asked to sign in again it stays as it is, out of
 * sight where it is private. Whoever else signs in gets a page of their own.
 */
export function SessionBoundary({ children }: { children: ReactNode }) {
  const { isInterrupted } = useUser();
  const isPrivate = useIsPrivate();
  const userChanges = useUserChanges();
  return (
    <>
      <Content hidden={isInterrupted && isPrivate} inert={isInterrupted}>
        <Fragment key={userChanges}>{children}</Fragment>
      </Content>
      {isInterrupted && <Interruption isPrivate={isPrivate} />}
    </>
  );
}

/** Asks where something private or unsaved is on the page; any other page just stays open for a visitor. */
function Interruption({ isPrivate }: { isPrivate: boolean }) {
  const { leave } = useUser();
  const [shouldPrompt] = useState(() => isPrivate || hasUnloadGuard());
  useEffect(() => {
    if (!shouldPrompt) leave();
  }, [shouldPrompt, leave]);
  if (!shouldPrompt) return null;
  return (
    <>
      <HideOverlays />
      <SignInDialog isPrivate={isPrivate} />
    </>
  );
}

function useIsPrivate() {
  return useMatches().some(({ handle }) => requiresSignIn(handle));
}

function requiresSignIn(handle: unknown) {
  return typeof handle === 'object' && handle !== null && 'signIn' in handle;
}

/** Counts the persons who took the page over from one another, and tells each whose page it is now. */
function useUserChanges() {
  const { authUser } = useUser();
  const { notify } = useNotices();
  const [current, setCurrent] = useState({ id: authUser?.id, number: 0 });
  const isOtherUser = Boolean(current.id && authUser && current.id !== authUser.id);
  if (current.id !== authUser?.id) {
    setCurrent({ id: authUser?.id, number: current.number + (isOtherUser ? 1 : 0) });
  }
  const email = authUser?.email ?? '';
  useEffect(() => {
    if (current.number > 0)
      notify({ kind: 'info', text: isolated`You are now signed in as ${email}.` });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- told once for each take-over
  }, [current.number]);
  return current.number;
}

/** Keeps its place and what is typed in it while nobody may see it; a page that reaches below the bar does not move it. */
const Content = styled.div`
  display: flow-root;

  &[hidden] {
    display: flow-root;
    visibility: hidden;
  }
`;

/** Dialogs of the page stand beside it in the document. */
const HideOverlays = createGlobalStyle`
  [data-base-ui-portal]:not(:has([data-sign-in-again])) {
    visibility: hidden;
  }
`;
