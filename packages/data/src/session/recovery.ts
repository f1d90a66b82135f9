import type { Session } from '@supabase/supabase-js';
import type { DataClient } from '../client/client.ts';
import { parseJson } from '../parse-json.ts';
import { z } from '../zod.ts';

const KEY = 'bolt-showcase-recovery';

const claimsSchema = z.object({ session_id: z.string() });

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
    /** True for the first event of the session that the link started. */
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
    const claims = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    return parseJson(claims, claimsSchema)?.session_id ?? null;
  } catch {
    // Not base64.
    return null;
  }
}
