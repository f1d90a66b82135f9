import type { Session } from '@supabase/supabase-js';
import type { DataClient } from '../client.ts';

const KEY = 'bolt-showcase-recovery';

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const recoveries = new WeakMap<DataClient, ReturnType<typeof createRecovery>>();

/** The recovery of a client's tab: begun where its link is opened, told by its session store. */
export function getRecovery(client: DataClient) {
  const recovery = recoveries.get(client) ?? createRecovery();
  recoveries.set(client, recovery);
  return recovery;
}

/**
 * The recovery that a link from a mail began in this tab, through reloads, until the password is changed. supabase-js tells every tab
 * of the browser of the session; only the one that opened the link leads to the form.
 */
export function createRecovery(open: () => TabStorage = () => sessionStorage) {
  let sessionId: string | null = attempt((storage) => storage.getItem(KEY)) ?? null;
  let isNew = false;

  function attempt<T>(action: (storage: TabStorage) => T) {
    try {
      return action(open());
    } catch {
      // Blocked storage: the recovery lasts as long as the page.
      return undefined;
    }
  }

  /** Whether this is the session that the link began, rather than a sign-in after it. */
  const isRecoverySession = (session: Session) =>
    sessionId !== null && sessionId === getSessionId(session);

  return {
    isRecoverySession,
    begin(session: Session) {
      const id = getSessionId(session);
      sessionId = id;
      isNew = true;
      if (id !== null) attempt((storage) => storage.setItem(KEY, id));
    },
    end() {
      sessionId = null;
      attempt((storage) => storage.removeItem(KEY));
    },
    /** True for the first word of the session that the link began. */
    takeFirstEvent(session: Session) {
      const isFirst = isNew && isRecoverySession(session);
      if (isFirst) isNew = false;
      return isFirst;
    },
  };
}

function getSessionId({ access_token }: Session): string | null {
  try {
    const payload = access_token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const id = typeof claims === 'object' && claims && 'session_id' in claims && claims.session_id;
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}
