import { shapeOf } from '../cleaning.ts';
import { readHash, type Body, type Recorder } from '../recorder.ts';
import { hasType, password, readLevel } from '../sessions.ts';

/** The steps before an email is confirmed, and at that moment. Returns the session that begins then. */
export async function recordConfirmation(recorder: Recorder, email: string): Promise<Body> {
  const { findMail, listMails, note, passTime, probe } = recorder;
  const signsIn = 'POST token?grant_type=password';
  const first = await findMail(email);
  note('confirm: mail', {
    subject: first?.subject,
    link: first?.link
      .replace(/token_hash=\w+/, 'token_hash=<h>')
      .replace(encodeURIComponent(email), '<mail>'),
  });
  await probe('confirm: sign in before', signsIn, { body: { email, password } });
  await probe('confirm: wrong password before', signsIn, {
    body: { email, password: 'wrong one' },
  });
  await passTime();
  await probe('confirm: sign up again', 'POST signup', {
    body: { email, password },
    keep: shapeOf,
  });
  await passTime();
  await probe('confirm: sign up again with another password', 'POST signup', {
    body: { email, password: 'another one', data: { name: 'B' } },
    keep: shapeOf,
  });
  const last = await findMail(email);
  await probe('confirm: the first link', 'POST verify', {
    body: { token_hash: readHash(first), type: 'signup' },
    keep: shapeOf,
  });
  await passTime();
  await probe('confirm: resend', 'POST resend', { body: { type: 'signup', email } });
  await probe('confirm: recover before', 'POST recover', { body: { email } });
  const newest = (await listMails(email)).find(({ subject }) => subject.includes('Confirm'));
  await probe('confirm: link before the resend', 'POST verify', {
    body: { token_hash: readHash(last), type: 'signup' },
    keep: hasType,
  });
  const confirmed = await probe('confirm: newest link', 'POST verify', {
    body: { token_hash: readHash(newest), type: 'signup' },
    keep: shapeOf,
  });
  note('confirm: claims', readLevel(confirmed.access_token));
  await probe('confirm: password that counts (first)', signsIn, {
    body: { email, password },
    keep: hasType,
  });
  await probe('confirm: password that counts (second)', signsIn, {
    body: { email, password: 'another one' },
    keep: hasType,
  });
  await probe('confirm: sign up when confirmed', 'POST signup', {
    body: { email, password },
    keep: shapeOf,
  });
  return confirmed;
}
