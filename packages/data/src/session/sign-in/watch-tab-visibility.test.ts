import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBackend } from '../../testing/backend/fake-backend.ts';
import { json } from '../../testing/backend/fake-state.ts';
import { aUser, testId } from '../../testing/rows.ts';
import { createSessionStore } from '../session-store.ts';

let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  stop();
});

/** Simulates a user who returns to the tab after so many milliseconds. */
async function comeBackAfter(milliseconds: number, sessionIsGone = true) {
  const backend = fakeBackend({ users: [aUser()], signedInAs: testId(1) });
  const store = createSessionStore({ client: backend.client });
  stop = store.start();
  await vi.advanceTimersByTimeAsync(10);
  if (sessionIsGone) {
    backend.answerWith(({ url }) =>
      url.pathname.endsWith('/user')
        ? json({ code: 'session_not_found', message: 'Session not found' }, 403, {
            'x-supabase-api-version': '2024-01-01',
          })
        : undefined,
    );
  }
  await vi.advanceTimersByTimeAsync(milliseconds);
  window.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(50);
  return store.getState();
}

it('requires a new sign-in if the service has ended the session in the meantime', async () => {
  expect(await comeBackAfter(61_000)).toMatchObject({ isInterrupted: true });
});

it('continues if the session is still valid', async () => {
  expect(await comeBackAfter(61_000, false)).toMatchObject({ isInterrupted: false });
});

it('does not check on every return', async () => {
  expect(await comeBackAfter(30_000)).toMatchObject({ isInterrupted: false });
});
