import { useUser } from '@showcase/data/session';
import { bidi } from '@showcase/ui';
import { useMatches } from '@showcase/remote-contract';
import { lazyDialog } from '@showcase/kit/loading';
import { Fragment, useEffect, useState, type ReactNode } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { useNotices } from '../../core/notices/notices.tsx';
import { hasUnsavedChanges } from '../../core/unsaved-changes.ts';
import { SecondStepFallback } from '../second-step/second-step-fallback.tsx';
import { useSecondStep } from '../second-step/use-second-step.ts';
import { SignInDialogFallback } from './sign-in-dialog-fallback.tsx';

const SecondStepDialog = lazyDialog({
  name: 'second step of the sign-in',
  load: async () => (await import('../second-step/second-step-dialog.tsx')).SecondStepDialog,
  Failure: SecondStepFallback,
});

const SignInDialog = lazyDialog({
  name: 'sign-in form',
  load: async () => (await import('./sign-in-dialog.tsx')).SignInDialog,
  Failure: SignInDialogFallback,
});

/**
 * Preserves the page when its session ends: while the user is prompted to sign in again, the page stays mounted, and hidden if it
 * is private. If another user signs in, the page is mounted again for them. Whoever has a second factor sees it after a code.
 */
export function SessionBoundary({ children }: { children: ReactNode }) {
  const { isInterrupted } = useUser();
  const isPrivate = useIsPrivate();
  const userChanges = useUserChanges();
  const step = useSecondStep();
  const isWaiting = step !== 'none' && !isInterrupted;
  return (
    <>
      <Content
        hidden={isWaiting || (isInterrupted && isPrivate)}
        inert={isWaiting || isInterrupted}
      >
        <Fragment key={userChanges}>{children}</Fragment>
      </Content>
      {isInterrupted && <Interruption isPrivate={isPrivate} />}
      {isWaiting && <HideOverlays />}
      {isWaiting && step === 'code' && <SecondStepDialog />}
    </>
  );
}

/** Prompts for sign-in if the page is private or has unsaved work; any other page stays open for a visitor. */
function Interruption({ isPrivate }: { isPrivate: boolean }) {
  const { leave } = useUser();
  const [shouldPrompt] = useState(() => isPrivate || hasUnsavedChanges());
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

/** Counts how often another user has taken over the page, and notifies each of them of their account. */
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
    if (current.number > 0) notify({ kind: 'info', text: bidi`You're now signed in as ${email}.` });
    // oxlint-disable-next-line react/exhaustive-deps -- notify once for each change of user
  }, [current.number]);
  return current.number;
}

/** Keeps its layout and form values while hidden; a page that extends below the bar does not shift. */
const Content = styled.div`
  display: flow-root;

  &[hidden] {
    display: flow-root;
    visibility: hidden;
  }
`;

/** The page's dialogs are its siblings in the document. */
const HideOverlays = createGlobalStyle`
  [data-base-ui-portal]:not(:has([data-sign-in-again])) {
    visibility: hidden;
  }
`;
