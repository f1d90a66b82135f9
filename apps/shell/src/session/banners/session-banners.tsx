import { useUser, type AuthStorage } from '@showcase/data/session';
import { Button, Container, Notice, tokens } from '@showcase/ui';
import { createContext, use, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { useIsOnline } from '../../core/use-is-online.ts';

type StoragePersistence = Pick<AuthStorage, 'isPersistent' | 'subscribe'>;

const alwaysPersistent: StoragePersistence = {
  isPersistent: () => true,
  subscribe: () => () => {},
};
const StoragePersistenceContext = createContext<StoragePersistence>(alwaysPersistent);

/** Whether this browser can store a session; a banner warns if it cannot. */
export const StoragePersistenceProvider = StoragePersistenceContext;

/** Warnings about the session and the connection, on every page. */
export function SessionBanners() {
  const isSessionTemporary = useIsSessionTemporary();
  const connection = useConnection();
  const [isDismissed, setIsDismissed] = useState(false);
  const isWarningVisible = isSessionTemporary && !isDismissed;
  if (!connection && !isWarningVisible) return null;

  return (
    <Wrapper>
      {connection === 'reconnecting' && (
        <Notice variant="warning">
          <strong>Reconnecting</strong> · You're still signed in, and nothing you typed is lost.
        </Notice>
      )}
      {connection === 'offline' && (
        <Notice variant="warning">
          <strong>You're offline</strong> · New content appears when you're back online.
        </Notice>
      )}
      {isWarningVisible && (
        <Notice
          variant="warning"
          action={
            <Button size="s" variant="ghost" onClick={() => setIsDismissed(true)}>
              Dismiss
            </Button>
          }
        >
          <strong>This browser won't remember you</strong> · Its storage is full or blocked, so
          you'll need to sign in every time.
        </Notice>
      )}
    </Wrapper>
  );
}

function useIsSessionTemporary() {
  const { isPersistent, subscribe } = use(StoragePersistenceContext);
  return !useSyncExternalStore(subscribe, isPersistent, () => true);
}

/** The connection problem to display. Session problems do not matter to visitors. */
function useConnection() {
  const { authUser, isInterrupted, isReconnecting } = useUser();
  const isOnline = useIsOnline();
  if (isInterrupted) return null;
  if (authUser) return isReconnecting || !isOnline ? 'reconnecting' : null;
  return isOnline ? null : 'offline';
}

const Wrapper = styled(Container)`
  position: sticky;
  inset-block-start: ${tokens.size.bar};
  z-index: ${tokens.layer.banner};
  display: grid;
  gap: ${tokens.space[2]};
  padding-block: ${tokens.space[2]};

  ${tokens.media.low} {
    position: static;
  }
`;
