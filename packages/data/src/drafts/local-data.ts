const PREFIX = 'bolt-showcase-';

/** Belongs to the browser instead of a user, or is removed by the session store. */
const BROWSER_KEYS = [
  'debug-shortcut',
  'email',
  'list-scroll',
  'recovery',
  'reloaded-at',
  'remote-overrides',
  'session',
  'sign-up',
  'theme',
  'viewer',
].map((name) => PREFIX + name);

/** Removed at sign-out, too, but without a question: a user who loses them has typed nothing. */
const SELECTION_PREFIXES = [
  `${PREFIX}comparison-`,
  `${PREFIX}contact-hint-`,
  `${PREFIX}dashboard-area`,
];

/** The values that supabase-js stores with the session, such as the PKCE verifier of an OAuth sign-in. */
const SESSION_KEY_PREFIX = `${PREFIX}session-`;

/** Whether this browser holds drafts, unsent messages or answers that are not stored anywhere else. */
export function hasLocalData(): boolean {
  // A tab that has only opened a form stores which draft it would write.
  return personalItems().some(
    ({ store, key }) =>
      !SELECTION_PREFIXES.some((prefix) => key.startsWith(prefix)) &&
      !store.getItem(key)?.startsWith(PREFIX),
  );
}

/**
 * Removes the user's data from this browser: everything with our prefix that does not belong to the browser itself,
 * so that a new kind of draft is always included.
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
    // Storage is blocked, so there is nothing to remove.
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
