import { newEmail, type Recorder } from '../recorder.ts';
import { signUp } from '../sessions.ts';

export async function recordMailedLinks(recorder: Recorder): Promise<void> {
  const { probe } = recorder;
  const newAccount = async () => (await signUp(recorder)).email;
  const email = await newAccount();
  const resend = (name: string, fields: object) =>
    probe(`resend: ${name}`, 'POST resend', { body: fields });
  await resend('signup of a confirmed', { type: 'signup', email });
  await resend('signup of nobody', { type: 'signup', email: newEmail() });
  await resend('no type', { email });
  await resend('recovery', { type: 'recovery', email });
  await resend('email_change without one', { type: 'email_change', email });
  await resend('no email', { type: 'signup' });
  const otp = (name: string, fields: object) => probe(`otp: ${name}`, 'POST otp', { body: fields });
  await otp('of nobody', { email: newEmail(), create_user: true });
  await otp('of nobody, not to create', { email: newEmail(), create_user: false });
  await otp('known', { email: await newAccount(), create_user: false });
  await otp('phone', { phone: '4912345' });
  await probe('magiclink', 'POST magiclink', { body: { email: await newAccount() } });
}
