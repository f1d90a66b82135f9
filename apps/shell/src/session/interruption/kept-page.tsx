import { useUser } from '@showcase/data';
import { isolated } from '@showcase/ui';
import { useMatches } from '@showcase/remote-contract';
import { loadLater } from '@showcase/kit/loading';
import { Fragment, useEffect, useState, type ReactNode } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { useNotices } from '../../frame/notices.tsx';
import { isLeavingGuarded } from '../unsaved-work.ts';
import { PlainSignIn } from './plain-sign-in.tsx';

const SignInAgain = loadLater({
  name: 'sign-in form',
  load: async () => (await import('./sign-in-again.tsx')).SignInAgain,
  Failure: PlainSignIn,
});

/**
 * The page of a session, through its end and a new beginning: while the person is asked to sign in again it stays as it is, out of
 * sight where it is private. Whoever else signs in gets a page of their own.
 */
export function KeptPage({ children }: { children: ReactNode }) {
  const { isInterrupted } = useUser();
  const isPrivate = useIsPrivate();
  const visit = useVisit();
  return (
    <>
      <Content hidden={isInterrupted && isPrivate} inert={isInterrupted}>
        <Fragment key={visit}>{children}</Fragment>
      </Content>
      {isInterrupted && <Interruption isPrivate={isPrivate} />}
    </>
  );
}

/** Asks where something private or unsaved is on the page; any other page just stays open for a visitor. */
function Interruption({ isPrivate }: { isPrivate: boolean }) {
  const { leave } = useUser();
  const [isAsked] = useState(() => isPrivate || isLeavingGuarded());
  useEffect(() => {
    if (!isAsked) leave();
  }, [isAsked, leave]);
  if (!isAsked) return null;
  return (
    <>
      <HideOverlays />
      <SignInAgain isPrivate={isPrivate} />
    </>
  );
}

function useIsPrivate() {
  return useMatches().some(({ handle }) => isForSignedIn(handle));
}

function isForSignedIn(handle: unknown) {
  return typeof handle === 'object' && handle !== null && 'signIn' in handle;
}

/** Counts the persons who took the page over from one another, and tells each whose page it is now. */
function useVisit() {
  const { authUser } = useUser();
  const { notify } = useNotices();
  const [last, setLast] = useState({ id: authUser?.id, number: 0 });
  const isTakenOver = Boolean(last.id && authUser && last.id !== authUser.id);
  if (last.id !== authUser?.id) {
    setLast({ id: authUser?.id, number: last.number + (isTakenOver ? 1 : 0) });
  }
  const email = authUser?.email ?? '';
  useEffect(() => {
    if (last.number > 0)
      notify({ kind: 'info', text: isolated`You are now signed in as ${email}.` });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- told once for each take-over
  }, [last.number]);
  return last.number;
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
