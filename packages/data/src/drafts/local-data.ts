const PREFIX = 'bolt-showcase-';

/** What belongs to the browser, whoever uses it, and what the session store removes by itself. */
const BROWSER_KEYS = [
  'debug-shortcut',
  'email',
  'list-scroll',
  'recovery',
  'reloaded-at',
  'remote-overrides',
  'session',
  'theme',
  'viewer',
].map((name) => PREFIX + name);

/** What supabase-js stores beside the session, such as the secret of a sign-in at another company. */
const SESSION_KEY_PREFIX = `${PREFIX}session-`;

/** Whether this browser holds drafts, unsent messages or answers that are nowhere else. */
export function hasLocalData(): boolean {
  // A tab that has only opened a form stores which draft it would write.
  return personalItems().some(({ store, key }) => !store.getItem(key)?.startsWith(PREFIX));
}

/**
 * Removes what a person has left in this browser. Whatever has our prefix and is not the browser's is theirs, so that a new kind of
 * draft cannot be forgotten.
 */
export async function removeLocalData(): Promise<void> {
  for (const { store, key } of personalItems()) store.removeItem(key);
  for (const name of await databaseNames()) {
    if (name.startsWith(PREFIX)) indexedDB.deleteDatabase(name);
  }
}

function personalItems() {
  try {
    return [localStorage, sessionStorage].flatMap((store) =>
      Object.keys(store)
        .filter((key) => key.startsWith(PREFIX) && !isBrowserKey(key))
        .map((key) => ({ store, key })),
    );
  } catch {
    // Blocked storage holds nothing.
    return [];
  }
}

function isBrowserKey(key: string) {
  return BROWSER_KEYS.includes(key) || key.startsWith(SESSION_KEY_PREFIX);
}

async function databaseNames() {
  try {
    return (await indexedDB.databases()).map(({ name = '' }) => name);
  } catch {
    return [];
  }
}
