import { randomInt } from 'node:crypto';
import { shapeOf } from '../cleaning.ts';
import { newEmail, type Recorder } from '../recorder.ts';
import { hasType, password, readClaims, signUp } from '../sessions.ts';
import { recordConfirmation } from './confirmation.ts';

export async function recordSignUp(recorder: Recorder): Promise<void> {
  await recordFirst(recorder);
  await recordPasswords(recorder);
  await recordEmails(recorder);
  await recordData(recorder);
}

async function recordFirst(recorder: Recorder): Promise<void> {
  const { note, probe } = recorder;
  const email = newEmail();
  const signedUp = await probe('signup: shape', 'POST signup', {
    body: { email, password, data: { name: 'A' } },
    keep: shapeOf,
  });
  const session = signedUp.access_token ? signedUp : await recordConfirmation(recorder, email);
  const claims = readClaims(session.access_token);
  const { aal, amr, aud, is_anonymous, role } = claims;
  note('signup: claims', shapeOf(claims));
  note('signup: claims amr, aal', { aal, amr, aud, is_anonymous, role });
  const { user } = session;
  note('signup: user values', {
    app: user?.app_metadata,
    meta: Object.keys(user?.user_metadata ?? {}).toSorted(),
    phone: user?.phone,
    role: user?.role,
    aud: user?.aud,
    identities: user?.identities?.length,
  });
}

async function recordPasswords(recorder: Recorder): Promise<void> {
  const { probe } = recorder;
  const { email } = await signUp(recorder);
  const route = 'POST signup';
  await probe('signup: existing', route, { body: { email, password } });
  await probe('signup: existing, other case', route, {
    body: { email: email.toUpperCase(), password },
  });
  await probe('signup: weak', route, { body: { email: newEmail(), password: 'short' } });
  await probe('signup: password of 73 bytes', route, {
    body: { email: newEmail(), password: 'x'.repeat(73) },
    keep: shapeOf,
  });
  await probe('signup: password of 72 bytes', route, {
    body: { email: newEmail(), password: 'x'.repeat(72) },
    keep: hasType,
  });
  await probe('signup: no password', route, { body: { email: newEmail() } });
  await probe('signup: no email', route, { body: { password } });
  await probe('signup: empty', route, { body: {} });
  await probe('signup: phone', route, { body: { phone: '4912345678', password } });
  await probe('signup: email and phone', route, {
    body: { email: newEmail(), phone: '4912345678', password },
  });
}

const emails = [
  ...['nonsense', 'a@b', 'a b@example.com', ' pad@example.com', 'a@example.com '],
  ...[`${'x'.repeat(250)}@example.com`, 'a@exa_mple.com', 'ä@example.com', 'a@bücher.example'],
  ...['"a b"@example.com', 'a@[127.0.0.1]', 'a..b@example.com', 'a@example.com,b@example.com'],
  ...['<a@example.com>', 'Name <a@example.com>'],
];

async function recordEmails({ probe }: Recorder): Promise<void> {
  for (const email of emails) {
    const isNew = email.replace(/^a@example/, `a${randomInt(1e6, 1e7)}@example`);
    await probe(`signup: email ${email.slice(0, 30)}`, 'POST signup', {
      body: { email: isNew, password },
      keep: ({ user }) => user?.email?.replace(/\d{6,}/, ''),
    });
  }
}

async function recordData({ probe }: Recorder): Promise<void> {
  const route = 'POST signup';
  const fields = () => ({ email: newEmail(), password });
  await probe('signup: data of a list', route, {
    body: { ...fields(), data: ['x'] },
    keep: shapeOf,
  });
  await probe('signup: data null', route, { body: { ...fields(), data: null }, keep: hasType });
  await probe('signup: malformed', route, { text: '{"email":' });
  await probe('signup: a list', route, { text: '[]' });
  await probe('signup: password a number', route, {
    body: { email: newEmail(), password: 12345678 },
  });
  await probe('signup: name of another type', route, {
    body: { ...fields(), data: { name: { a: 1 } } },
    keep: hasType,
  });
  await probe('signup: name of 10k', route, {
    body: { ...fields(), data: { name: 'x'.repeat(10_000) } },
    keep: hasType,
  });
  await probe('signup: with pkce', route, {
    body: { ...fields(), code_challenge: 'x'.repeat(43), code_challenge_method: 's256' },
    keep: hasType,
  });
}
