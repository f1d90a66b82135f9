import { shapeOf } from '../cleaning.ts';
import { newEmail, readHash, type Recorder } from '../recorder.ts';
import { hasType, password, readClaims, signUp, type Account } from '../sessions.ts';
import { signUpLongAgo } from './passwords.ts';

const hasNewEmail = ({ new_email }: { new_email?: string }) => typeof new_email;
const signsIn = 'POST token?grant_type=password';
const verifies = 'POST verify';

export async function recordEmailChange(recorder: Recorder): Promise<void> {
  const { probe } = recorder;
  const { access_token: token } = await signUpLongAgo(recorder);
  await probe('email: session of 25 hours', 'PUT user', {
    token,
    body: { email: newEmail() },
    keep: hasNewEmail,
  });
  const account = await signUp(recorder);
  await recordRequests(recorder, account);
  await recordConfirmations(recorder, account);
  await recordSecondWish(recorder);
  await recordTakenEmail(recorder);
}

async function recordRequests(recorder: Recorder, account: Account): Promise<void> {
  const { probe } = recorder;
  const { access_token: token, email } = account;
  const { email: taken } = await signUp(recorder);
  await probe('email: taken', 'PUT user', { token, body: { email: taken } });
  await probe('email: invalid', 'PUT user', { token, body: { email: 'nonsense' } });
  await probe('email: own', 'PUT user', {
    token,
    body: { email },
    keep: ({ new_email }) => ({ new: new_email ?? null }),
  });
  await probe('email: own in capitals', 'PUT user', {
    token,
    body: { email: email.toUpperCase() },
    keep: (user) => ({ new: user.new_email ?? null, same: user.email === email }),
  });
}

async function recordConfirmations(recorder: Recorder, account: Account): Promise<void> {
  const { findMail, note, probe } = recorder;
  const { access_token: token, email } = account;
  const newOne = newEmail();
  await probe('email: change', 'PUT user', { token, body: { email: newOne }, keep: shapeOf });
  await probe('email: change again at once', 'PUT user', {
    token,
    body: { email: newEmail() },
    keep: hasNewEmail,
  });
  const [toOld, toNew] = [await findMail(email), await findMail(newOne)];
  note('email: mails', {
    old: toOld?.subject,
    new: toNew?.subject,
    params: [...new URL(toNew?.link ?? '').searchParams.keys()],
  });
  const first = { token_hash: readHash(toNew), type: 'email_change' };
  await probe('email: first confirmation', verifies, { body: first });
  await probe('email: first again', verifies, { body: first });
  const changed = await probe('email: second confirmation', verifies, {
    body: { token_hash: readHash(toOld), type: 'email_change' },
    keep: shapeOf,
  });
  if (changed.access_token) {
    const claims = readClaims(changed.access_token);
    const { aal, amr } = claims;
    note('email: claims', { aal, amr, changed: claims.email === newOne });
  }
  await probe('email: session of before', 'GET user', {
    token,
    keep: (user) => ({
      changed: user.email === newOne,
      identities: user.identities?.map(({ identity_data }) => identity_data.email === newOne),
    }),
  });
  await probe('email: sign in with the old', signsIn, { body: { email, password } });
  await probe('email: sign in with the new', signsIn, {
    body: { email: newOne, password },
    keep: hasType,
  });
}

async function recordSecondWish(recorder: Recorder): Promise<void> {
  const { call, findMail, passTime, probe } = recorder;
  const { access_token: token } = await signUp(recorder);
  const email = newEmail();
  await call('PUT user', { token, body: { email } });
  const token_hash = readHash(await findMail(email));
  await passTime();
  await probe('email: a second wish', 'PUT user', {
    token,
    body: { email: newEmail() },
    keep: hasNewEmail,
  });
  await probe('email: link of the first wish', verifies, {
    body: { token_hash, type: 'email_change' },
  });
}

async function recordTakenEmail(recorder: Recorder): Promise<void> {
  const { call, listMails, probe } = recorder;
  const { access_token: token, email } = await signUp(recorder);
  const newOne = newEmail();
  await call('PUT user', { token, body: { email: newOne } });
  await probe('email: sign-up with a wished address', 'POST signup', {
    body: { email: newOne, password },
    keep: hasType,
  });
  for (const [number, recipient] of Object.entries({ first: email, second: newOne })) {
    const token_hash = readHash((await listMails(recipient))[0]);
    await probe(`email: taken meanwhile, ${number}`, verifies, {
      body: { token_hash, type: 'email_change' },
    });
  }
}
