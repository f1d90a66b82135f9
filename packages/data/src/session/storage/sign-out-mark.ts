const KEY = 'bolt-showcase-session-signed-out';

/** Lets other tabs know that the session is ended by its user; removed when the next one begins. */
export function markSignOut(): void {
  attempt(() => localStorage.setItem(KEY, 'yes'));
}

export function isSignOutMarked(): boolean {
  return attempt(() => localStorage.getItem(KEY) !== null) ?? false;
}

export function removeSignOutMark(): void {
  attempt(() => localStorage.removeItem(KEY));
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    // Storage is blocked, so no other tab has this session.
    return undefined;
  }
}
