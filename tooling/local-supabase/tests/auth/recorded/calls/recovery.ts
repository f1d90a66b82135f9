import { createHash } from 'node:crypto';
import { shapeOf } from '../cleaning.ts';
import { newEmail, readHash, type Recorder } from '../recorder.ts';
import { hasId, readLevel, signUp, type Account } from '../sessions.ts';

const login = encodeURIComponent('http://localhost:3000/login');

export async function recordRecovery(recorder: Recorder): Promise<void> {
  const account = await signUp(recorder);
  await recordMails(recorder, account);
  await recordVerify(recorder, account);
  await recordCodeChallenge(recorder, account);
  await recordLink(recorder, account);
  await recordLateLink(recorder);
}

async function recordMails({ findMail, note, probe }: Recorder, { email }: Account) {
  const route = 'POST recover';
  await probe('recover: known', `${route}?redirect_to=${login}`, { body: { email } });
  await probe('recover: again at once', route, { body: { email } });
  const unknown = newEmail();
  await probe('recover: unknown', route, { body: { email: unknown } });
  await probe('recover: unknown again at once', route, { body: { email: unknown } });
  await probe('recover: invalid', route, { body: { email: 'nonsense' } });
  await probe('recover: empty', route, { body: {} });
  const mail = await findMail(email);
  note('recover: mail', {
    subject: mail?.subject,
    link: mail?.link
      .replace(/token_hash=\w+/, 'token_hash=<h>')
      .replace(/localhost:\d+/, '<site>')
      .replace(encodeURIComponent(email), '<mail>'),
  });
}

async function recordVerify({ findMail, note, probe }: Recorder, account: Account) {
  const route = 'POST verify';
  const { email } = account;
  const token_hash = readHash(await findMail(email));
  await probe('verify: other type', route, { body: { token_hash, type: 'signup' } });
  await probe('verify: unknown type', route, { body: { token_hash, type: 'nonsense' } });
  await probe('verify: no type', route, { body: { token_hash } });
  const recovery = { token_hash, type: 'recovery' };
  const { access_token: token } = await probe('verify: recovery', route, {
    body: recovery,
    keep: shapeOf,
  });
  note('verify: recovery claims', readLevel(token));
  await probe('verify: recovery twice', route, { body: recovery });
  const unknown = { token_hash: 'a'.repeat(56), type: 'recovery' };
  await probe('verify: hash and email', route, { body: { ...unknown, email } });
  await probe('verify: unknown hash', route, { body: unknown });
  await probe('verify: empty hash', route, { body: { token_hash: '', type: 'recovery' } });
  const code = { token: '123456', type: 'recovery' };
  await probe('verify: token without email', route, { body: code });
  await probe('verify: wrong token', route, { body: { ...code, email } });
  await probe('recovery: password without current', 'PUT user', {
    token,
    body: { password: 'new one here' },
    keep: hasId,
  });
  await probe('recovery: password again without current', 'PUT user', {
    token,
    body: { password: 'newer one here' },
    keep: hasId,
  });
  await probe('recovery: session from before', 'GET user', {
    token: account.access_token,
    keep: hasId,
  });
}

async function recordCodeChallenge(recorder: Recorder, { email }: Account): Promise<void> {
  const { findMail, note, passTime, probe } = recorder;
  await passTime();
  const code_challenge = createHash('sha256').update('v'.repeat(50)).digest('base64url');
  await probe('recover: pkce', 'POST recover', {
    body: { email, code_challenge, code_challenge_method: 's256' },
  });
  const token_hash = readHash(await findMail(email));
  note('recover: pkce hash', token_hash.startsWith('pkce_'));
  const verified = await probe('verify: pkce hash', 'POST verify', {
    body: { token_hash, type: 'recovery' },
    keep: shapeOf,
  });
  note('verify: pkce hash claims', readLevel(verified.access_token));
}

async function recordLink(recorder: Recorder, { email }: Account): Promise<void> {
  const { call, findMail, passTime, probe } = recorder;
  await passTime();
  await call('POST recover', { body: { email } });
  const token = readHash(await findMail(email));
  const route = `GET verify?token=${token}&type=recovery&redirect_to=http://localhost:3000/login`;
  await probe('verify: by GET', route, { keep: () => '' });
  await probe('verify: by GET twice', route, { keep: () => '' });
}

async function recordLateLink(recorder: Recorder): Promise<void> {
  const { call, findMail, probe, sql } = recorder;
  const { email } = await signUp(recorder);
  await call('POST recover', { body: { email } });
  const token_hash = readHash(await findMail(email));
  await sql`
    update auth.users set recovery_sent_at = recovery_sent_at - interval '61 minutes' where email = ${email}`;
  await probe('verify: after an hour', 'POST verify', { body: { token_hash, type: 'recovery' } });
}
