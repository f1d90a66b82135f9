import type { Recorder } from '../recorder.ts';
import { hasId, hasType, password, refreshes, signIn, signUp, type Account } from '../sessions.ts';

const change = { password: 'another one', current_password: password };

export async function recordPasswords(recorder: Recorder): Promise<void> {
  const account = await signUp(recorder);
  await recorder.call('PUT user', {
    token: account.access_token,
    body: { data: { nested: { a: 1 } } },
  });
  await recordRejected(recorder, account);
  await recordChange(recorder, account);
  await recordOldSession(recorder);
}

async function recordRejected({ probe }: Recorder, { access_token: token }: Account) {
  const put = (name: string, fields: object) =>
    probe(`password: ${name}`, 'PUT user', { token, body: fields });
  await put('no current', { password: 'another one' });
  await put('wrong current', { ...change, current_password: 'nope nope' });
  await put('empty current', { ...change, current_password: '' });
  await put('same', { ...change, password });
  await put('weak', { ...change, password: 'abc' });
  await put('of 73 bytes', { ...change, password: 'y'.repeat(73) });
}

async function recordChange(recorder: Recorder, account: Account): Promise<void> {
  const { listMails, note, probe } = recorder;
  const { email, access_token: token, refresh_token } = account;
  const other = await signIn(recorder, email);
  await probe('password: changed', 'PUT user', { token, body: change, keep: hasId });
  await probe('password: the other session', 'GET user', {
    token: other.access_token,
    keep: hasId,
  });
  await probe('password: the other session refreshes', refreshes, {
    body: { refresh_token: other.refresh_token },
    keep: hasType,
  });
  await probe('password: own session', 'GET user', { token, keep: hasId });
  await probe('password: own session refreshes', refreshes, {
    body: { refresh_token },
    keep: hasType,
  });
  note(
    'password: mails',
    (await listMails(email)).map(({ subject }) => subject),
  );
  await probe('password: old password', 'POST token?grant_type=password', {
    body: { email, password },
  });
}

async function recordOldSession(recorder: Recorder): Promise<void> {
  const { findMail, note, probe } = recorder;
  const { access_token: token, email } = await signUpLongAgo(recorder);
  await probe('password: session of 25 hours', 'PUT user', { token, body: change, keep: hasId });
  await probe('reauthenticate', 'GET reauthenticate', { token });
  const mail = await findMail(email);
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
  note('reauthenticate: mail', { subject: mail?.subject, hasCode: code !== undefined });
  await probe('password: wrong nonce', 'PUT user', {
    token,
    body: { ...change, nonce: code === '000000' ? '000001' : '000000' },
    keep: hasId,
  });
  await probe('password: nonce', 'PUT user', {
    token,
    body: { ...change, nonce: code },
    keep: hasId,
  });
}

/** An account whose session is older than those in which a password may be changed. */
export async function signUpLongAgo(recorder: Recorder): Promise<Account> {
  const account = await signUp(recorder);
  await recorder.sql`
    update auth.sessions set created_at = created_at - interval '25 hours'
    where user_id = ${account.user?.id ?? ''}`;
  return account;
}
