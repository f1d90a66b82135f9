import type { QueryClient } from '@tanstack/react-query';
import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import { createStore, type StoreApi } from 'zustand';
import type { DataClient } from '../client.ts';
import { isOutage, type DataError } from '../data-error.ts';
import { toDataError } from '../http/to-data-error.ts';
import { forgetEverything } from '../query/forget-everything.ts';
import { getUser } from '../users/read-users.ts';
import type { User } from '../users/user.ts';
import { signOut, type AuthUser } from './auth.ts';
import { nextStatus, type SessionStatus } from './session-status.ts';
import { watchOtherTabs } from './other-tabs.ts';

export type SessionState = {
  /** True until the session and its profile are known. */
  loading: boolean;
  status: SessionStatus;
  session: Session | null;
  /** Carries the e-mail. */
  authUser: AuthUser | null;
  /** The row of users. */
  user: User | null;
  error: DataError | null;
  /** Who ended the last session: this page, or another tab or the server. */
  endedBy: 'here' | 'elsewhere' | null;
};

export type SessionStore = StoreApi<SessionState> & {
  /** Follows the session until the returned function is called. */
  start: () => () => void;
  /** The state once it is known; for guards, which run outside React. */
  ready: () => Promise<SessionState>;
  /** Reads the profile again. */
  refresh: () => Promise<void>;
  signOut: () => Promise<void>;
};

const SIGNED_OUT = { status: 'signed-out', session: null, authUser: null, user: null } as const;

type SessionStoreOptions = { client: DataClient; queryClient?: QueryClient };

/** Start it right after the client is made, so that a recovery link's event is not missed. */
export function createSessionStore({ client, queryClient }: SessionStoreOptions): SessionStore {
  const store = createStore<SessionState>(() => ({
    ...SIGNED_OUT,
    loading: true,
    error: null,
    endedBy: null,
  }));
  let isLeaving = false;
  let questions = 0;
  let followers = 0;
  let stopFollowing = () => {};

  function end() {
    const { session } = store.getState();
    const endedBy = session ? (isLeaving ? 'here' : 'elsewhere') : null;
    store.setState({ ...SIGNED_OUT, loading: false, error: null, endedBy });
    if (session) forgetEverything(queryClient);
  }

  function follow(event: AuthChangeEvent, session: Session | null) {
    if (!session) {
      if (event === 'INITIAL_SESSION') setTimeout(() => void verify(), 0);
      else end();
      return;
    }
    const { status: before, loading, user, session: previous } = store.getState();
    const isSamePerson = previous?.user.id === session.user.id;
    // A stored session is announced twice, first as signed in.
    if (isSamePerson && event === 'INITIAL_SESSION') return;
    if (previous && !isSamePerson) forgetEverything(queryClient);
    store.setState({
      status: nextStatus(before, event),
      session,
      authUser: session.user,
      user: isSamePerson ? user : null,
      loading: loading || !isSamePerson,
      endedBy: null,
    });
    // supabase-js holds its lock during this callback: a request from here would wait for itself.
    setTimeout(() => void loadProfile(session.user.id), 0);
  }

  async function loadProfile(id: string) {
    questions += 1;
    const question = questions;
    const outcome = await getUser(client, id).then(
      (user) => ({ user, error: null }),
      (error: unknown) => ({ error: toDataError(error) }),
    );
    const isLatest = question === questions && store.getState().session?.user.id === id;
    if (!isLatest) return;
    if (outcome.error) console.error('Error fetching current user:', outcome.error);
    store.setState({ ...outcome, loading: false });
  }

  /** A stored session that could not be refreshed is no end of it: supabase-js goes on trying. */
  async function verify() {
    const { data, error } = await client.auth.getSession();
    if (data.session) return;
    const failure = error && toDataError(error);
    if (failure && isOutage(failure)) store.setState({ loading: false, error: failure });
    else end();
  }

  function start() {
    followers += 1;
    if (followers === 1) {
      const { data } = client.auth.onAuthStateChange(follow);
      const stopWatching = watchOtherTabs(() => void verify());
      stopFollowing = () => {
        data.subscription.unsubscribe();
        stopWatching();
      };
    }
    return () => {
      followers -= 1;
      if (followers === 0) stopFollowing();
    };
  }

  return Object.assign(store, {
    start,
    ready: () => settled(store),
    async refresh() {
      const { session } = store.getState();
      if (session) await loadProfile(session.user.id);
    },
    async signOut() {
      isLeaving = true;
      try {
        await signOut(client);
      } finally {
        isLeaving = false;
      }
    },
  });
}

function settled(store: StoreApi<SessionState>) {
  return new Promise<SessionState>((resolve) => {
    const unsubscribe = store.subscribe(check);
    function check() {
      if (store.getState().loading) return;
      unsubscribe();
      resolve(store.getState());
    }
    check();
  });
}
