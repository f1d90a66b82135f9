const KEY = 'bolt-showcase-email';

/** The address that 'Remember me' kept; none where storage is blocked. */
export function rememberedEmail() {
  try {
    return globalThis.localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Keeps the address for the next visit; null forgets it. */
export function rememberEmail(email: string | null) {
  try {
    if (email === null) globalThis.localStorage.removeItem(KEY);
    else globalThis.localStorage.setItem(KEY, email);
  } catch {
    // Blocked or full storage: the next visit starts with an empty field.
  }
}
