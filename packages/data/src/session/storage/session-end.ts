import { SESSION_KEY } from './session-key.ts';

const KEY = `${SESSION_KEY}-ends`;
/** Has no expiry: the tabs of a browser share it, and the browser removes it when it is closed. */
const COOKIE = 'bolt-showcase-browser=open';

/** Decides whether the next session stays when the browser is closed. */
export function rememberSession(isRemembered: boolean): void {
  attempt(() => {
    localStorage.removeItem(KEY);
    if (isRemembered) return;
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${COOKIE}; Path=/; SameSite=Strict${secure}`;
    // A browser that takes no cookies cannot report that it was closed.
    if (isBrowserOpen()) localStorage.setItem(KEY, 'with-browser');
  });
}

/** Whether the browser was closed since a sign-in without 'Remember me'. True once. */
export function takeSessionEnd(): boolean {
  const isOver = attempt(() => localStorage.getItem(KEY) !== null && !isBrowserOpen()) ?? false;
  if (isOver) attempt(() => localStorage.removeItem(KEY));
  return isOver;
}

function isBrowserOpen() {
  return document.cookie.split('; ').includes(COOKIE);
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    // Storage is blocked, so the session ends with the page.
    return undefined;
  }
}
