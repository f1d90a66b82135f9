import type {
  AuthChangeEvent,
  RealtimeClientOptions,
  Session,
  SupabaseClient,
} from '@supabase/supabase-js';
import type { Database } from '../database.ts';
import type { AuthStorage } from '../session/storage/auth-storage.ts';

export type Supabase = SupabaseClient<Database>;

type Unsubscribable = { unsubscribe: () => void };

export type SessionListener = (event: AuthChangeEvent, session: Session | null) => void;

/** Reads and writes rows. The rest of supabase-js, which a visitor's first page does without, loads when it is needed. */
export type DataClient = Pick<Supabase, 'from' | 'rpc'> & {
  /** The URL of the backend, without a slash at the end. */
  url: string;
  /** The session, as supabase-js knows it. */
  auth: {
    getSession: Supabase['auth']['getSession'];
    onAuthStateChange: (listener: SessionListener) => { data: { subscription: Unsubscribable } };
  };
  /** All of supabase-js: sign-in, files, live channels. After a failure, the next call tries again. */
  loadSupabase: () => Promise<Supabase>;
  /** Calls back when all of it is loaded, whatever needed it. */
  whenLoaded: (notify: (supabase: Supabase) => void) => void;
};

export type ClientParts = {
  /** Without a slash at the end. */
  url: string;
  /** The publishable key. */
  key: string;
  storage: AuthStorage;
  storageKey: string;
  fetch: typeof fetch;
  realtime?: RealtimeClientOptions;
};
