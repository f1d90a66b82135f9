export type ThemeChoice = 'light' | 'dark' | 'system';
export type Theme = 'light' | 'dark';

export const themeStorageKey = 'bolt-showcase-theme';

const isThemeChoice = (value: unknown): value is ThemeChoice =>
  value === 'light' || value === 'dark' || value === 'system';

/** The stored choice; 'system' if storage is blocked, empty or contains another value. */
export function readThemeChoice(): ThemeChoice {
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
  } catch {
    // Storage is blocked or full: the choice lasts until the page is closed.
  }
}
