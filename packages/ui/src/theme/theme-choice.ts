export type ThemeChoice = 'light' | 'dark' | 'system';
export type Theme = 'light' | 'dark';

export const themeStorageKey = 'bolt-showcase-theme';

const isThemeChoice = (value: unknown): value is ThemeChoice =>
  value === 'light' || value === 'dark' || value === 'system';

/** What was chosen while storage is blocked or full; lasts until the page is closed. */
let unstoredChoice: ThemeChoice | null = null;
const listeners = new Set<() => void>();

/** The stored choice; 'system' if storage is blocked, empty or contains another value. */
export function readThemeChoice(): ThemeChoice {
  if (unstoredChoice) return unstoredChoice;
  try {
    const stored = window.localStorage.getItem(themeStorageKey);
    return isThemeChoice(stored) ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Stores the choice, if storage is available. */
export function writeThemeChoice(choice: ThemeChoice) {
  try {
    window.localStorage.setItem(themeStorageKey, choice);
    unstoredChoice = null;
  } catch {
    unstoredChoice = choice;
  }
  for (const listener of listeners) listener();
}

/** Calls back when a choice is made, also in another tab. */
export function subscribeToThemeChoice(onChange: () => void) {
  const onStorage = (event: StorageEvent) => {
    if (event.key === themeStorageKey || event.key === null) onChange();
  };
  listeners.add(onChange);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onStorage);
  };
}
