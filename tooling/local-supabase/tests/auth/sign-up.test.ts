import { describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { connect } from '../../src/index.ts';
import { password } from '../support/backend.ts';
import { openBackend } from '../support/open-backend.ts';

const backend = await openBackend({ isLikeProduction: true, auth: { secondsBetweenMails: 0 } });

const newEmail = () => `ada-${randomUUID().slice(0, 8)}@example.com`;
const signUp = (email: string, secret = password) =>
  backend.client().auth.signUp({ email, password: secret, options: { data: { name: 'Ada' } } });
const signIn = async (email: string, secret = password) => {
  const { error } = await backend.client().auth.signInWithPassword({ email, password: secret });
  return error?.code ?? 'signed in';
};

async function confirm(email: string) {
  const { link = '' } = (await backend.findMail(email)) ?? {};
  const token_hash = new URL(link).searchParams.get('token_hash') ?? '';
  return backend.client().auth.verifyOtp({ token_hash, type: 'signup' });
}

describe('a sign-up with the settings of production', () => {
  it('can be used once its email is confirmed', async () => {
    const email = newEmail();
    const { data } = await signUp(email);
    expect(data).toMatchObject({ session: null, user: { email } });
    expect(await signIn(email)).toBe('email_not_confirmed');
    expect(await signIn(email, 'wrong one')).toBe('invalid_credentials');

    const confirmed = await confirm(email);
    expect(confirmed.data.user?.user_metadata).toMatchObject({ name: 'Ada', email_verified: true });
    expect(confirmed.data.session?.access_token).toEqual(expect.any(String));
    expect((await confirm(email)).error?.code).toBe('otp_expired');
    expect(await signIn(email)).toBe('signed in');
  });

  it('keeps the first password when somebody signs up again before', async () => {
    const email = newEmail();
    const [first, second] = [await signUp(email), await signUp(email, 'another one')];
    expect(second.data.user?.id).toBe(first.data.user?.id);
    await confirm(email);

    expect([await signIn(email), await signIn(email, 'another one')]).toEqual([
      'signed in',
      'invalid_credentials',
    ]);
  });

  it('describes an account that does not exist if the address has one', async () => {
    const { email, id } = await backend.person();
    const { data, error } = await signUp(email);

    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, identities: [], user_metadata: {} });
    expect(data.user?.id).not.toBe(id);
    expect((await backend.findMail(email))?.subject, 'the mail of before').toBe(
      'Confirm your email',
    );
  });

  it.each([
    ['recovery', 'recovery_sent_at', 'current'],
    ['email_change', 'email_change_sent_at', 'new'],
  ] as const)('takes no link of type %s that is too old', async (type, column, to) => {
    const { client, email } = await backend.person();
    const newOne = newEmail();
    await (type === 'recovery'
      ? client.auth.resetPasswordForEmail(email)
      : client.auth.updateUser({ email: newOne }));
    const { link = '' } = (await backend.findMail(to === 'new' ? newOne : email)) ?? {};
    const token_hash = new URL(link).searchParams.get('token_hash') ?? '';
    const sql = connect(backend.databaseUrl, { max: 1 });
    const sentAgo = (time: string) => sql`
      update auth.users set ${sql(column)} = now() - ${time}::interval where email = ${email}`;
    const use = async () => (await backend.client().auth.verifyOtp({ token_hash, type })).error;

    await sentAgo('61 minutes');
    expect((await use())?.code).toBe('otp_expired');
    await sentAgo('59 minutes');
    expect(await use()).toBeNull();
    await sql.end();
  });

  it('makes no account of a link that is too old', async () => {
    const email = newEmail();
    await signUp(email);
    const sql = connect(backend.databaseUrl, { max: 1 });
    await sql`
      update auth.users set confirmation_sent_at = now() - interval '61 minutes' where email = ${email}`;
    await sql.end();

    expect((await confirm(email)).error?.code).toBe('otp_expired');
    const { auth } = backend.client();
    expect((await auth.resend({ type: 'signup', email })).error).toBeNull();
    expect((await confirm(email)).error).toBeNull();
  });
});
