import type { Session } from '@supabase/supabase-js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { followSession } from './follow-session.ts';
import type { SessionListener, Supabase } from './types.ts';

const SESSION = { access_token: 'token' } as Session;

/** supabase-js as far as it is used here; `announce` sends its auth events. */
function fakeSupabase(session: Session | null = null) {
  const listeners = new Set<SessionListener>();
  const auth = {
    getSession: async () => ({ data: { session }, error: null }),
    onAuthStateChange: (listener: SessionListener) => {
      listeners.add(listener);
      queueMicrotask(() => listener('INITIAL_SESSION', session));
      return { data: { subscription: { unsubscribe: () => listeners.delete(listener) } } };
    },
  };
  const announce: SessionListener = (event, of) =>
    listeners.forEach((listener) => listener(event, of));
  return { supabase: { auth } as unknown as Supabase, announce };
}

function follow({ isStored = false } = {}) {
  const { supabase, announce } = fakeSupabase(isStored ? SESSION : null);
  const load = vi.fn<() => Promise<Supabase>>(async () => supabase);
  const heard = vi.fn<SessionListener>();
  return { client: followSession({ isStored: () => isStored, open: load }), load, heard, announce };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('a visitor', () => {
  it('is known as one without supabase-js', async () => {
    const { client, load, heard } = follow();
    client.auth.onAuthStateChange(heard);

    expect((await client.auth.getSession()).data.session).toBeNull();
    expect(heard.mock.calls).toEqual([['INITIAL_SESSION', null]]);
    expect(load).not.toHaveBeenCalled();
  });

  it('who signs in is announced once, without a second word that there was no session', async () => {
    const { client, load, heard, announce } = follow();
    client.auth.onAuthStateChange(heard);
    await Promise.all([client.loadSupabase(), client.loadSupabase()]);
    announce('SIGNED_IN', SESSION);

    expect(heard.mock.calls).toEqual([
      ['INITIAL_SESSION', null],
      ['SIGNED_IN', SESSION],
    ]);
    expect(load).toHaveBeenCalledOnce();
  });
});

describe('a stored session', () => {
  it('is announced by supabase-js', async () => {
    const { client, heard } = follow({ isStored: true });
    client.auth.onAuthStateChange(heard);

    await expect.poll(() => heard.mock.calls).toEqual([['INITIAL_SESSION', SESSION]]);
    expect((await client.auth.getSession()).data.session).toBe(SESSION);
  });

  it('is announced later if supabase-js could not be loaded at first', async () => {
    vi.useFakeTimers();
    const { client, load, heard } = follow({ isStored: true });
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    client.auth.onAuthStateChange(heard);
    await vi.advanceTimersByTimeAsync(0);
    expect(heard.mock.calls).toEqual([['INITIAL_SESSION', null]]);

    await vi.advanceTimersByTimeAsync(5_000);
    expect(heard.mock.calls.at(-1)).toEqual(['INITIAL_SESSION', SESSION]);
  });

  it('is announced to nobody who has stopped listening', async () => {
    const { client, heard } = follow({ isStored: true });
    client.auth.onAuthStateChange(heard).data.subscription.unsubscribe();
    await client.loadSupabase();

    expect(heard).not.toHaveBeenCalled();
  });
});
