import { randomUUID } from 'node:crypto';
import { readCode, wrongCode } from '../../../support/auth/authenticator.ts';
import { shapeOf } from '../cleaning.ts';
import { newEmail, type Body, type Recorder } from '../recorder.ts';
import {
  hasId,
  hasType,
  password,
  readClaims,
  readLevel,
  refreshes,
  signIn,
  signUp,
  type Account,
} from '../sessions.ts';

type Enrolled = { account: Account; id: string; secret: string };

export async function recordSecondFactor(recorder: Recorder): Promise<void> {
  const account = await signUp(recorder);
  const other = await signIn(recorder, account.email);
  const enrolled = await recordEnrollment(recorder, account);
  await recordRejectedCodes(recorder, enrolled);
  const session = await recordVerify(recorder, { ...enrolled, other });
  await recordLowSession(recorder, enrolled);
  await recordRemoval(recorder, { id: enrolled.id, session });
  await recordEleventh(recorder);
}

async function recordEnrollment(recorder: Recorder, account: Account): Promise<Enrolled> {
  const { note, probe } = recorder;
  const { access_token: token, email } = account;
  const enroll = (name: string, fields: object, keep?: (body: Body) => unknown) =>
    probe(`mfa: ${name}`, 'POST factors', { token, body: fields, ...(keep && { keep }) });
  await enroll('no type', { friendly_name: 'x' });
  const phone = { factor_type: 'totp', friendly_name: 'Phone' };
  const { id = '', totp } = await enroll('enroll', { ...phone, issuer: 'Showcase' }, shapeOf);
  const { uri, secret } = totp ?? { uri: '', secret: '' };
  note(
    'mfa: uri',
    uri
      .replace(/secret=\w+/, 'secret=<s>')
      .replace(encodeURIComponent(email), '<mail>')
      .replace(email, '<mail>'),
  );
  note('mfa: secret length', secret.length);
  await enroll('same name', phone);
  await enroll('no name', { factor_type: 'totp' }, hasId);
  await enroll('no name twice', { factor_type: 'totp' }, hasId);
  await enroll('phone', { factor_type: 'phone', phone: '49123', friendly_name: 'p' });
  await enroll('webauthn', { factor_type: 'webauthn', friendly_name: 'w' });
  return { account, id, secret };
}

async function recordRejectedCodes({ probe }: Recorder, enrolled: Enrolled): Promise<void> {
  const { account, id, secret } = enrolled;
  const token = account.access_token;
  const route = `POST factors/${id}/challenge`;
  const challenge = await probe('mfa: challenge', route, { token, body: {}, keep: shapeOf });
  await probe('mfa: challenge unknown', `POST factors/${randomUUID()}/challenge`, {
    token,
    body: {},
  });
  const verify = (name: string, fields: object, headers: Record<string, string> = {}) =>
    probe(`mfa: ${name}`, `POST factors/${id}/verify`, {
      ...{ token, headers, keep: hasType },
      body: { challenge_id: challenge.id, ...fields },
    });
  await verify('wrong code', { code: wrongCode(secret) });
  await verify('code of 3', { code: '123' });
  await verify('unknown challenge', { challenge_id: randomUUID(), code: readCode(secret) });
  const otherAddress = { 'x-forwarded-for': '198.51.100.7' };
  await verify('other address', { code: readCode(secret) }, otherAddress);
}

/** Returns the session that the code has confirmed. */
async function recordVerify(
  recorder: Recorder,
  { account, id, secret, other }: Enrolled & { other: Account },
): Promise<Body> {
  const { call, note, probe } = recorder;
  const { access_token: token, refresh_token } = account;
  const challenge = await call(`POST factors/${id}/challenge`, { token, body: {} });
  const verified = await probe('mfa: verify', `POST factors/${id}/verify`, {
    token,
    body: { challenge_id: challenge.body.id, code: readCode(secret) },
    keep: shapeOf,
  });
  note('mfa: claims', readLevel(verified.access_token));
  note(
    'mfa: amr order',
    readClaims(verified.access_token).amr?.map(({ method }) => method),
  );
  await probe('mfa: other session', 'GET user', { token: other.access_token, keep: hasId });
  await probe('mfa: token of before', 'GET user', { token, keep: hasId });
  await probe('mfa: refresh token of before', refreshes, {
    body: { refresh_token },
    keep: hasType,
  });
  await probe('mfa: factors of the user', 'GET user', {
    token: verified.access_token,
    keep: ({ factors }) =>
      factors?.map(({ friendly_name, status }) => [friendly_name ?? null, status]),
  });
  const refreshed = await call(refreshes, { body: { refresh_token: verified.refresh_token } });
  note('mfa: claims after a refresh', readLevel(refreshed.body.access_token));
  return refreshed.body;
}

/** Actions that a session without the second factor may not do. */
async function recordLowSession(recorder: Recorder, { account, id }: Enrolled): Promise<void> {
  const { probe } = recorder;
  const { access_token: token } = await signIn(recorder, account.email);
  await probe('mfa: low, password', 'PUT user', {
    token,
    body: { password: 'another one', current_password: password },
  });
  await probe('mfa: low, email', 'PUT user', { token, body: { email: newEmail() } });
  await probe('mfa: low, data', 'PUT user', { token, body: { data: { a: 1 } }, keep: hasId });
  await probe('mfa: low, enroll', 'POST factors', {
    token,
    body: { factor_type: 'totp', friendly_name: 'Second' },
  });
  await probe('mfa: low, unenroll', `DELETE factors/${id}`, { token });
}

type Removal = { id: string; session: Body };

async function recordRemoval({ call, note, probe }: Recorder, { id, session }: Removal) {
  const { access_token: token, refresh_token } = session;
  await probe('mfa: unenroll', `DELETE factors/${id}`, { token });
  const { body } = await call(refreshes, { body: { refresh_token } });
  note('mfa: claims after the removal', readLevel(body.access_token));
}

async function recordEleventh(recorder: Recorder): Promise<void> {
  const { call, probe } = recorder;
  const { access_token: token } = await signUp(recorder);
  const name = (number: number) => ({ factor_type: 'totp', friendly_name: `f${number}` });
  for (let number = 1; number <= 10; number += 1) {
    await call('POST factors', { token, body: name(number) });
  }
  await probe('mfa: eleventh', 'POST factors', { token, body: name(11), keep: hasId });
}
