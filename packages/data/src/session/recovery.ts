import type { Session } from '@supabase/supabase-js';
import type { DataClient } from '../client/types.ts';
import { readClaims } from './token-claims.ts';

const KEY = 'bolt-showcase-recovery';

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const recoveries = new WeakMap<DataClient, ReturnType<typeof createRecovery>>();

/** The password recovery of a client's tab, shared by the link that starts it and the session store. */
export function getRecovery(client: DataClient) {
  const recovery = recoveries.get(client) ?? createRecovery();
  recoveries.set(client, recovery);
  return recovery;
}

/**
 * A password recovery that an email link started in this tab. It survives reloads and lasts until the password is changed.
 * supabase-js announces the session to every tab of the browser, but only the tab that opened the link leads to the form.
 */
export function createRecovery(open: () => TabStorage = () => sessionStorage) {
  let sessionId: string | null = attempt((storage) => storage.getItem(KEY)) ?? null;
  let isNew = false;

  function attempt<T>(action: (storage: TabStorage) => T) {
    try {
      return action(open());
    } catch {
      // Storage is blocked: the recovery lasts as long as the page.
      return undefined;
    }
  }

  /** Whether the link started this session, as opposed to a later sign-in. */
  const isRecoverySession = (session: Session) =>
    sessionId !== null && sessionId === readClaims(session).session_id;

  return {
    isRecoverySession,
    begin(session: Session) {
      const id = readClaims(session).session_id ?? null;
      sessionId = id;
      isNew = true;
      if (id !== null) attempt((storage) => storage.setItem(KEY, id));
    },
    end() {
      sessionId = null;
      attempt((storage) => storage.removeItem(KEY));
    },
    /** True for the first event of the session that the link started. */
    takeFirstEvent(session: Session) {
      const isFirst = isNew && isRecoverySession(session);
      if (isFirst) isNew = false;
      return isFirst;
    },
  };
}
