import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSession } from '../testing/backend/fake-auth.ts';
import { fakeBackend } from '../testing/backend/fake-backend.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { aUser, testId } from '../testing/rows.ts';
import { createRecovery } from './recovery.ts';
import { createSessionStore } from './session-store.ts';
import { openMailLink } from './sign-in/mail-link.ts';

const ADA = { userId: testId(1), email: 'ada@example.com', password: 'showcase' };
const LINK = { type: 'recovery', token_hash: `link-${ADA.userId}`, email: ADA.email } as const;

let stop = () => {};
afterEach(() => {
  stop();
});

/** A tab of Ada's browser in which the test sends the auth events. */
async function openTab({ signedInAs = '' } = {}) {
  const backend = fakeBackend({ users: [aUser()], accounts: [ADA], signedInAs });
  const listen = vi.spyOn(backend.client.auth, 'onAuthStateChange');
  const store = createSessionStore({ client: backend.client });
  stop = store.start();
  await store.ready();
  const [callback] = listen.mock.calls[0] ?? [];
  const send = (
    event: AuthChangeEvent,
    session: Session | null = createSession(backend.state, ADA),
  ) => callback?.(event, session);
  return { store, send, openLink: () => openMailLink(backend.client, LINK) };
}

describe('a recovery', () => {
  it('lasts in the tab that opened the link until the password is changed', async () => {
    const { store, send, openLink } = await openTab();
    await openLink();
    expect(store.getState()).toMatchObject({ status: 'password-recovery', isRecovery: true });

    send('SIGNED_IN');
    send('TOKEN_REFRESHED');
    expect(store.getState()).toMatchObject({ status: 'password-recovery', isRecovery: true });

    send('USER_UPDATED');
    expect(store.getState()).toMatchObject({ status: 'user-updated', isRecovery: false });
  });

  it('is only a sign-in for the other tabs', async () => {
    const { store, send } = await openTab();
    send('SIGNED_IN');

    expect(store.getState()).toMatchObject({ status: 'signed-in', isRecovery: false });
  });

  it('continues after a reload, without another redirect', async () => {
    const first = await openTab();
    await first.openLink();
    stop();
    const reloaded = await openTab({ signedInAs: ADA.userId });

    expect(reloaded.store.getState()).toMatchObject({ status: 'signed-in', isRecovery: true });
  });

  it.each(['USER_UPDATED', 'SIGNED_OUT'] as const)('ends permanently after %s', async (event) => {
    const first = await openTab();
    await first.openLink();
    if (event === 'SIGNED_OUT') first.store.leave();
    else first.send(event);
    stop();
    const reloaded = await openTab({ signedInAs: ADA.userId });

    expect(reloaded.store.getState().isRecovery).toBe(false);
  });
});

describe('the session of a recovery', () => {
  const createToken = (claims: object) => `h.${btoa(JSON.stringify(claims))}.s`;
  const session = (access_token: string) => ({ access_token }) as Session;

  it('is distinguished from a later sign-in', () => {
    const recovery = createRecovery(() => memoryStore());
    recovery.begin(session(createToken({ session_id: 'one' })));

    expect(recovery.isRecoverySession(session(createToken({ session_id: 'one', exp: 2 })))).toBe(
      true,
    );
    expect(recovery.isRecoverySession(session(createToken({ session_id: 'two' })))).toBe(false);
    expect(recovery.isRecoverySession(session('no token'))).toBe(false);
  });

  it('is known for the lifetime of the page if storage is blocked', () => {
    const recovery = createRecovery(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    recovery.begin(session(createToken({ session_id: 'one' })));

    expect(recovery.isRecoverySession(session(createToken({ session_id: 'one' })))).toBe(true);
  });
});
