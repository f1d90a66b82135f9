import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, describe, expect, it } from 'vitest';
import { connect } from '../../src/index.ts';
import { password } from '../support/backend.ts';
import { openBackend } from '../support/open-backend.ts';

const next = 'a new password';

const backend = await openBackend();
const sql = connect(backend.databaseUrl, { max: 1 });
afterAll(() => sql.end());

describe('a password change', () => {
  async function recovered(email: string): Promise<SupabaseClient> {
    const client = backend.client();
    await client.auth.resetPasswordForEmail(email);
    const token = (await backend.findMail(email))?.code ?? '';
    const { error } = await client.auth.verifyOtp({ email, token, type: 'recovery' });
    expect(error).toBeNull();
    return client;
  }

  const signIn = (email: string, attempt: string) =>
    backend.client().auth.signInWithPassword({ email, password: attempt });

  it.each([
    [undefined, 'current_password_required'],
    ['', 'current_password_required'],
    ['a guess', 'current_password_invalid'],
  ])('is rejected with the current password %j', async (current_password, code) => {
    const { client, email } = await backend.person();

    const { error } = await client.auth.updateUser({
      password: next,
      ...(current_password !== undefined && { current_password }),
    });

    expect({ code: error?.code, status: error?.status }).toEqual({ code, status: 400 });
    expect((await signIn(email, password)).error).toBeNull();
  });

  it('requires the current password and ends all other sessions', async () => {
    const { client, email } = await backend.person();
    const otherDevice = backend.client();
    await otherDevice.auth.signInWithPassword({ email, password });

    const changed = await client.auth.updateUser({ password: next, current_password: password });

    expect(changed.error).toBeNull();
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect((await otherDevice.auth.refreshSession()).error).not.toBeNull();
    expect((await signIn(email, next)).error).toBeNull();
  });

  it('requires no current password after a recovery, and also ends all other sessions', async () => {
    const { client, email } = await backend.person();
    const recovery = await recovered(email);

    const changed = await recovery.auth.updateUser({ password: next });

    expect(changed.error).toBeNull();
    expect((await recovery.auth.refreshSession()).error).toBeNull();
    expect((await client.auth.refreshSession()).error).not.toBeNull();
  });

  it('does not end the sessions of other users', async () => {
    const [ada, ben] = [await backend.person('Ada'), await backend.person('Ben')];

    await ada.client.auth.updateUser({ password: next, current_password: password });

    expect((await ben.client.auth.refreshSession()).error).toBeNull();
  });

  it.each(['person', 'recovery'])(
    'requires a sign-in within the last day, for a %s',
    async (kind) => {
      const person = await backend.person();
      const client = kind === 'person' ? person.client : await recovered(person.email);
      await sql`
      update auth.sessions set created_at = now() - interval '25 hours' where user_id = ${person.id}`;

      const { error } = await client.auth.updateUser({
        password: next,
        current_password: password,
      });

      expect(error?.code).toBe('reauthentication_needed');
    },
  );

  it('has no requirements if something else changes', async () => {
    const { client } = await backend.person();
    const { error } = await client.auth.updateUser({ data: { name: 'Ada Stone' } });

    expect(error).toBeNull();
  });
});
