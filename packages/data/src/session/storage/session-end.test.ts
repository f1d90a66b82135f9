import { afterEach, expect, it, vi } from 'vitest';
import { testId } from '../../testing/rows.ts';
import { createAuthStorage } from './auth-storage.ts';
import { rememberSession } from './session-end.ts';
import { SESSION_KEY } from './session-key.ts';

const SESSION = JSON.stringify({
  access_token: 'a',
  refresh_token: 'r',
  expires_at: 1,
  user: { id: testId(1), email: 'ada@example.com', app_metadata: {} },
});

/** Browsers remove cookies without an expiry. */
const closeBrowser = () => {
  document.cookie = 'bolt-showcase-browser=; Path=/; Max-Age=0';
};

afterEach(closeBrowser);

/** The session in a tab that is opened after a sign-in in another one. */
function openTab() {
  return createAuthStorage().getItem(SESSION_KEY);
}

it.each([
  [true, SESSION],
  [false, null],
])('after a sign-in with Remember me %s, the next start of the browser has %j', (is, next) => {
  rememberSession(is);
  createAuthStorage().setItem(SESSION_KEY, SESSION);
  expect(openTab()).toBe(SESSION);

  closeBrowser();
  expect(openTab()).toBe(next);
  expect(localStorage.getItem(SESSION_KEY)).toBe(next);
});

it('leaves a session that begins in another way after the end of an earlier one', () => {
  rememberSession(false);
  closeBrowser();
  const storage = createAuthStorage();
  storage.setItem(SESSION_KEY, SESSION);
  expect(storage.getItem(SESSION_KEY)).toBe(SESSION);
});

it('leaves the session where the browser takes no cookies', () => {
  vi.spyOn(Document.prototype, 'cookie', 'get').mockReturnValue('');
  rememberSession(false);
  createAuthStorage().setItem(SESSION_KEY, SESSION);
  expect(openTab()).toBe(SESSION);
});
