import type { Session } from '@supabase/supabase-js';

const KEY = 'bolt-showcase-recovery';

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The recovery that a link from a mail began in this tab, through reloads, until the password is changed. supabase-js tells every tab
 * of the browser; only the one that opened the link leads to the form. Make it before the URL is cleared of the tokens.
 */
export function createRecovery(hash: string, open: () => TabStorage = () => sessionStorage) {
  const link = new URLSearchParams(hash.slice(1));
  const isOpenedHere = link.get('type') === 'recovery' && link.has('access_token');
  let sessionId: string | null = attempt((storage) => storage.getItem(KEY)) ?? null;

  function attempt<T>(action: (storage: TabStorage) => T) {
    try {
      return action(open());
    } catch {
      // Blocked storage: the recovery lasts as long as the page.
      return undefined;
    }
  }

  return {
    isOpenedHere,
    begin(session: Session) {
      const id = idOf(session);
      sessionId = id;
      if (id !== null) attempt((storage) => storage.setItem(KEY, id));
    },
    end() {
      sessionId = null;
      attempt((storage) => storage.removeItem(KEY));
    },
    /** Whether this is the session that the link began, rather than a sign-in after it. */
    isOf: (session: Session) => sessionId !== null && sessionId === idOf(session),
  };
}

function idOf({ access_token }: Session): string | null {
  try {
    const payload = access_token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const id = typeof claims === 'object' && claims && 'session_id' in claims && claims.session_id;
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}
