const KEY = 'bolt-showcase-email';

/** The email address that 'Remember me' stored; empty if storage is blocked. */
export function rememberedEmail() {
  try {
    return globalThis.localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Stores the email address for the next visit; null removes it. */
export function rememberEmail(email: string | null) {
  try {
    if (email === null) globalThis.localStorage.removeItem(KEY);
    else globalThis.localStorage.setItem(KEY, email);
  } catch {
    // Storage is blocked or full: the next visit starts with an empty field.
  }
}
