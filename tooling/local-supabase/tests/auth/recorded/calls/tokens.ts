import { randomUUID } from 'node:crypto';
import { shapeOf } from '../cleaning.ts';
import { newEmail, type Recorder } from '../recorder.ts';
import { hasType, password, readClaims, readLevel, refreshes, signUp } from '../sessions.ts';

export async function recordTokens(recorder: Recorder): Promise<void> {
  await recordSignIn(recorder);
  await recordGrants(recorder);
  await recordRefreshes(recorder);
}

async function recordSignIn(recorder: Recorder): Promise<void> {
  const { probe } = recorder;
  const { email } = await signUp(recorder);
  const route = 'POST token?grant_type=password';
  await probe('token: password', route, { body: { email, password }, keep: shapeOf });
  await probe('token: upper case', route, {
    body: { email: email.toUpperCase(), password },
    keep: hasType,
  });
  await probe('token: padded', route, { body: { email: ` ${email} `, password }, keep: hasType });
  await probe('token: wrong', route, { body: { email, password: 'wrong one' } });
  await probe('token: unknown', route, { body: { email: newEmail(), password: 'wrong one' } });
  await probe('token: no password', route, { body: { email } });
  await probe('token: no email', route, { body: { password: 'x' } });
  await probe('token: both', route, { body: { email, phone: '123', password: 'x' } });
  await probe('token: phone', route, { body: { phone: '4912345', password: 'x' } });
}

async function recordGrants({ probe }: Recorder): Promise<void> {
  await probe('token: unknown grant', 'POST token?grant_type=magic', { body: {} });
  await probe('token: no grant', 'POST token', { body: {} });
  await probe('token: pkce empty', 'POST token?grant_type=pkce', { body: {} });
  await probe('token: pkce unknown', 'POST token?grant_type=pkce', {
    body: { auth_code: randomUUID(), code_verifier: 'x'.repeat(43) },
  });
  await probe('token: id_token', 'POST token?grant_type=id_token', {
    body: { provider: 'google', id_token: 'x' },
  });
  await probe('token: refresh unknown', refreshes, { body: { refresh_token: 'abcdefghijkl' } });
  await probe('token: refresh empty', refreshes, { body: {} });
}

async function recordRefreshes(recorder: Recorder): Promise<void> {
  const { call, note, passTime, probe } = recorder;
  const { refresh_token, access_token } = await signUp(recorder);
  const body = { refresh_token };
  const child = await probe('token: refresh', refreshes, { body, keep: shapeOf });
  note('token: refresh claims', readLevel(child.access_token));
  const [before, after] = [access_token, child.access_token].map(
    (token) => readClaims(token).amr?.[0]?.timestamp,
  );
  note('token: amr time kept', before === after);
  const repeated = await probe('token: refresh again at once', refreshes, { body, keep: hasType });
  note('token: again gives the same refresh token', repeated.refresh_token === child.refresh_token);
  const ofChild = { refresh_token: child.refresh_token };
  const grandchild = (await call(refreshes, { body: ofChild })).body;
  await probe('token: grandparent at once', refreshes, { body, keep: hasType });
  await probe('token: parent at once', refreshes, { body: ofChild, keep: hasType });
  await passTime();
  await probe('token: active parent after the interval', refreshes, {
    body: ofChild,
    keep: hasType,
  });
  await probe('token: grandparent after the interval', refreshes, { body, keep: hasType });
  await probe('token: newest after reuse', refreshes, {
    body: { refresh_token: grandchild.refresh_token },
    keep: hasType,
  });
  await probe('user: after reuse', 'GET user', { token: grandchild.access_token, keep: shapeOf });
}
