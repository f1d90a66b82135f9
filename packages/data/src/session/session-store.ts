import type { QueryClient } from '@tanstack/react-query';
import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import { createStore, type StoreApi } from 'zustand';
import type { DataClient } from '../client.ts';
import { toDataError } from '../http/to-data-error.ts';
import { askAgain, forgetEverything } from '../query/forget-everything.ts';
import { retryFailures } from '../query/retry-failures.ts';
import { getUser } from '../users/read-users.ts';
import { signOut } from './sign-in/auth.ts';
import { watchOtherTabs } from './other-tabs.ts';
import { watchReturns } from './sign-in/returns.ts';
import { gateOf } from './session-gate.ts';
import { recoveryOf } from './recovery.ts';
import { isSessionOver } from './session-refusal.ts';
import { SIGNED_OUT, type SessionState } from './session-state.ts';
import { nextStatus } from './session-status.ts';

export type SessionStore = StoreApi<SessionState> & {
  /** Follows the session until the returned function is called. */
  start: () => () => void;
  /** The state once it is known; for guards, which run outside React. */
  ready: () => Promise<SessionState>;
  /** Reads the profile again. */
  refresh: () => Promise<void>;
  signOut: () => Promise<void>;
  /** Continues as a visitor after an interruption. */
  leave: () => void;
};

type SessionStoreOptions = { client: DataClient; queryClient?: QueryClient };

export function createSessionStore({ client, queryClient }: SessionStoreOptions): SessionStore {
  const store = createStore<SessionState>(() => ({ ...SIGNED_OUT, loading: true }));
  gateOf(client)?.follow(store);
  const recovery = recoveryOf(client);
  let isLeaving = false;
  let questions = 0;
  let followers = 0;
  let stopFollowing = () => {};

  function end() {
    const { session, authUser, user, isInterrupted } = store.getState();
    if (isInterrupted && !isLeaving) return;
    if (!session || isLeaving) clear();
    // A stored session that was never good for anything, as after a reset of the backend: nobody has typed anything in its name.
    else if (!user) leave();
    else store.setState({ ...SIGNED_OUT, authUser, user, isInterrupted: true });
  }

  function clear() {
    recovery.end();
    const { authUser } = store.getState();
    store.setState(SIGNED_OUT);
    if (authUser) forgetEverything(queryClient);
  }

  function leave() {
    clear();
    askAgain(queryClient);
  }

  function follow(event: AuthChangeEvent, session: Session | null) {
    if (!session) {
      if (event === 'INITIAL_SESSION') setTimeout(() => void verify(), 0);
      else end();
      return;
    }
    const { status: before, loading, user, authUser, isInterrupted } = store.getState();
    const isSamePerson = authUser?.id === session.user.id;
    // A stored session is announced twice, first as signed in.
    if (isSamePerson && event === 'INITIAL_SESSION') return;
    if (event === 'USER_UPDATED') recovery.end();
    store.setState({
      isRecovery: recovery.isOf(session),
      status: recovery.isBegunBy(session) ? 'password-recovery' : nextStatus(before, event),
      session,
      authUser: session.user,
      user: isSamePerson ? user : null,
      loading: loading || !isSamePerson,
      isInterrupted: false,
    });
    if (authUser && !isSamePerson) {
      forgetEverything(queryClient);
      askAgain(queryClient);
    }
    if (isInterrupted && isSamePerson) retryFailures(queryClient);
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

  /** A stored session that could not be refreshed has not ended: supabase-js keeps trying. */
  async function verify() {
    const { data, error } = await client.auth.getSession();
    if (data.session) return;
    if (!error || isSessionOver(error)) end();
    else store.setState({ loading: false, error: toDataError(error) });
  }

  /** supabase-js ends a session of which the service says that it is gone, as after a change of password elsewhere. */
  async function askService() {
    if (store.getState().session) await client.auth.getUser();
  }

  function start() {
    followers += 1;
    if (followers === 1) {
      const { data } = client.auth.onAuthStateChange(follow);
      const stopWatching = watchOtherTabs(() => void verify());
      const stopWatchingReturns = watchReturns(() => void askService());
      stopFollowing = () => {
        data.subscription.unsubscribe();
        stopWatching();
        stopWatchingReturns();
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
    leave,
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
