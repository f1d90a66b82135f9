import { QueryClientContext } from '@tanstack/react-query';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { DataClient } from '../client/types.ts';
import { createSessionStore, type SessionStore } from './session-store.ts';

const SessionContext = createContext<SessionStore | null>(null);

type UserProviderProps = {
  client: DataClient;
  /** The shell's own store, which its guards read too. */
  session?: SessionStore;
  children: ReactNode;
};

export function UserProvider({ client, session, children }: UserProviderProps) {
  const queryClient = use(QueryClientContext);
  const [own] = useState(
    () => session ?? createSessionStore(queryClient ? { client, queryClient } : { client }),
  );
  const store = session ?? own;
  useEffect(() => store.start(), [store]);
  return <SessionContext value={store}>{children}</SessionContext>;
}

export function useUser() {
  const store = use(SessionContext);
  if (!store) throw new Error('useUser must be used within a UserProvider');
  const state = useStore(store);
  const { ready, refresh, signOut, cancelSignIn, leave } = store;
  return { ...state, ready, refresh, signOut, cancelSignIn, leave };
}
