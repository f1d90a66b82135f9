import type { DataClient, SessionListener, Supabase } from './types.ts';

type SessionClient = Omit<DataClient, 'url' | 'from' | 'rpc'>;

/** After supabase-js could not be loaded. */
const RETRY_MS = 5_000;

type Options = {
  /** Whether this browser has a session. */
  isStored: () => boolean;
  open: () => Promise<Supabase>;
};

/** The session as supabase-js knows it, which loads only if this browser has a session, or with the first call that needs it. */
export function followSession({ isStored, open }: Options): SessionClient {
  const waiting: ((supabase: Supabase) => void)[] = [];
  let loading: Promise<Supabase> | undefined;
  let supabase: Supabase | undefined;

  async function loadAndListen() {
    supabase = await open();
    for (const notify of waiting.splice(0)) notify(supabase);
    return supabase;
  }

  function loadSupabase() {
    loading ??= loadAndListen().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  function whenLoaded(notify: (supabase: Supabase) => void) {
    if (supabase) notify(supabase);
    else waiting.push(notify);
  }

  const isVisitor = () => !loading && !isStored();

  return {
    loadSupabase,
    whenLoaded,
    auth: { getSession, onAuthStateChange },
  };

  async function getSession(): ReturnType<Supabase['auth']['getSession']> {
    if (isVisitor()) return { data: { session: null }, error: null };
    return (await loadSupabase()).auth.getSession();
  }

  function onAuthStateChange(listener: SessionListener) {
    let isAnnounced = false;
    let isOver = false;
    let unsubscribe = () => {};
    /** As supabase-js would, for a visitor or if it could not be loaded. */
    function announce() {
      if (isOver) return;
      isAnnounced = true;
      listener('INITIAL_SESSION', null);
    }
    function listen({ auth }: Supabase) {
      if (isOver) return;
      const { data } = auth.onAuthStateChange((event, session) => {
        if (event !== 'INITIAL_SESSION' || session || !isAnnounced) listener(event, session);
      });
      unsubscribe = () => data.subscription.unsubscribe();
    }
    whenLoaded(listen);
    async function load(): Promise<void> {
      if (isOver) return;
      await loadSupabase().catch(() => {
        if (!isAnnounced) announce();
        setTimeout(() => void load(), RETRY_MS);
      });
    }
    if (isVisitor()) queueMicrotask(announce);
    else void load();
    const stop = () => {
      isOver = true;
      unsubscribe();
    };
    return { data: { subscription: { unsubscribe: stop } } };
  }
}
