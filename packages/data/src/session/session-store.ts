import type { QueryClient } from '@tanstack/react-query';
import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import { createStore, type StoreApi } from 'zustand';
import type { DataClient } from '../client/types.ts';
import { toDataError } from '../http/to-data-error.ts';
import { refetchVisibleQueries, clearUserQueries } from '../query/clear-user-queries.ts';
import { retryFailures } from '../query/retry-failures.ts';
import { getUser } from '../users/read-users.ts';
import { endThisSession, signOut } from './sign-in/auth.ts';
import { watchOtherTabs } from './other-tabs.ts';
import { watchTabVisibility } from './sign-in/watch-tab-visibility.ts';
import { getGate } from './renewal/session-gate.ts';
import { getRecovery } from './recovery.ts';
import { isSessionOver } from './renewal/auth-response.ts';
import { isSignOutMarked, markSignOut, removeSignOutMark } from './storage/sign-out-mark.ts';
import { SIGNED_OUT, type SessionState } from './session-state.ts';
import { nextStatus } from './session-status.ts';

export type SessionStore = StoreApi<SessionState> & {
  /** Tracks the session until the returned function is called. */
  start: () => () => void;
  /** Resolves with the state once it is known; for guards, which run outside React. */
  ready: () => Promise<SessionState>;
  /** Reloads the profile. */
  refresh: () => Promise<void>;
  signOut: () => Promise<void>;
  /** Ends this session only, for someone who got no further than the password. */
  cancelSignIn: () => Promise<void>;
  /** Continues as a visitor after an interruption. */
  leave: () => void;
};

type SessionStoreOptions = { client: DataClient; queryClient?: QueryClient };

export function createSessionStore({ client, queryClient }: SessionStoreOptions): SessionStore {
  const store = createStore<SessionState>(() => ({ ...SIGNED_OUT, loading: true }));
  getGate(client)?.connect(store);
  const recovery = getRecovery(client);
  let isSigningOut = false;
  let requestCount = 0;
  let starts = 0;
  let stopListening = () => {};

  function end() {
    const { session, authUser, user, isInterrupted } = store.getState();
    if (isInterrupted && !isSigningOut) return;
    if (!session || isSigningOut) clear();
    // The stored session was never valid, as after a database reset, so there is no unsaved input to keep.
    else if (!user) leave();
    else {
      const hasSignedOut = isSignOutMarked();
      store.setState({ ...SIGNED_OUT, authUser, user, isInterrupted: true, hasSignedOut });
    }
  }

  function clear() {
    recovery.end();
    const { authUser } = store.getState();
    store.setState(SIGNED_OUT);
    if (authUser) clearUserQueries(queryClient);
  }

  function leave() {
    clear();
    refetchVisibleQueries(queryClient);
  }

  function handleAuthEvent(event: AuthChangeEvent, session: Session | null) {
    if (!session) {
      if (event === 'INITIAL_SESSION') setTimeout(() => void verify(), 0);
      else end();
      return;
    }
    removeSignOutMark();
    const { status: before, loading, user, authUser, isInterrupted } = store.getState();
    const isSamePerson = authUser?.id === session.user.id;
    // supabase-js announces a stored session twice, first as SIGNED_IN.
    if (isSamePerson && event === 'INITIAL_SESSION') return;
    if (event === 'USER_UPDATED') recovery.end();
    store.setState({
      isRecovery: recovery.isRecoverySession(session),
      status: recovery.takeFirstEvent(session) ? 'password-recovery' : nextStatus(before, event),
      session,
      authUser: session.user,
      user: isSamePerson ? user : null,
      loading: loading || !isSamePerson,
      isInterrupted: false,
      hasSignedOut: false,
    });
    if (authUser && !isSamePerson) {
      clearUserQueries(queryClient);
      refetchVisibleQueries(queryClient);
    }
    if (isInterrupted && isSamePerson) retryFailures(queryClient);
    // supabase-js holds its lock during this callback: a request from here would wait for itself.
    setTimeout(() => void loadProfile(session.user.id), 0);
  }

  async function loadProfile(id: string) {
    requestCount += 1;
    const requestId = requestCount;
    const outcome = await getUser(client, id).then(
      (user) => ({ user, error: null }),
      (error: unknown) => ({ error: toDataError(error) }),
    );
    const isLatest = requestId === requestCount && store.getState().session?.user.id === id;
    if (!isLatest) return;
    if (outcome.error) console.error('Error fetching current user:', outcome.error);
    store.setState({ ...outcome, loading: false });
  }

  /** A stored session that could not be refreshed has not ended: supabase-js keeps retrying. */
  async function verify() {
    const { data, error } = await client.auth.getSession().catch(unreachable);
    if (data.session) return;
    if (!error || isSessionOver(error)) end();
    else store.setState({ loading: false, error: toDataError(error) });
  }

  /** Makes supabase-js end a session that the service no longer knows, as after a password change on another device. */
  async function checkSession() {
    if (store.getState().session) await (await client.loadSupabase()).auth.getUser();
  }

  async function endSession(run: typeof signOut) {
    isSigningOut = true;
    markSignOut();
    try {
      await run(client);
    } finally {
      isSigningOut = false;
    }
  }

  function start() {
    starts += 1;
    if (starts === 1) {
      const { data } = client.auth.onAuthStateChange(handleAuthEvent);
      const stopWatching = watchOtherTabs(() => void verify());
      const stopWatchingVisibility = watchTabVisibility(() => void checkSession());
      stopListening = () => {
        data.subscription.unsubscribe();
        stopWatching();
        stopWatchingVisibility();
      };
    }
    return () => {
      starts -= 1;
      if (starts === 0) stopListening();
    };
  }

  return Object.assign(store, {
    start,
    ready: () => waitUntilLoaded(store),
    async refresh() {
      const { session } = store.getState();
      if (session) await loadProfile(session.user.id);
    },
    signOut: () => endSession(signOut),
    cancelSignIn: () => endSession(endThisSession),
    leave,
  });
}

/** The session if supabase-js could not be loaded. */
function unreachable(error: unknown) {
  return { data: { session: null }, error };
}

function waitUntilLoaded(store: StoreApi<SessionState>) {
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
