export type ThemeChoice = 'light' | 'dark' | 'system';
export type Theme = 'light' | 'dark';

export const themeStorageKey = 'bolt-showcase-theme';

const isThemeChoice = (value: unknown): value is ThemeChoice =>
  value === 'light' || value === 'dark' || value === 'system';

/** The remembered choice; 'system' when storage is blocked, empty or holds something else. */
export function readThemeChoice(): ThemeChoice {
  try {
    const stored = window.localStorage.getItem(themeStorageKey);
    return isThemeChoice(stored) ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Remembers the choice where storage allows it. */
export function writeThemeChoice(choice: ThemeChoice) {
  try {
    window.localStorage.setItem(themeStorageKey, choice);
  } catch {
    // Blocked or full storage: the choice holds until the page is left.
  }
}
