import { Secret, TOTP } from 'otpauth';
import { vi } from 'vitest';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { openBackend } from '../open-backend.ts';

/** A clock that only moves when a test moves it, so that no code expires meanwhile; timers run on. */
export function holdClock(): void {
  vi.useFakeTimers({ toFake: ['Date'] });
}

export function passSeconds(seconds: number): void {
  vi.setSystemTime(Date.now() + seconds * 1000);
}

/** The code that an authenticator app shows now, or so many steps of 30 seconds later. */
export function readCode(secret: string, steps = 0): string {
  const timestamp = Date.now() + steps * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** A code that no app shows within a step of now. */
export function wrongCode(secret: string): string {
  const shown = [-1, 0, 1].map((steps) => readCode(secret, steps));
  return ['000000', '000001', '000002', '000003'].find((code) => !shown.includes(code)) ?? '';
}

type Backend = Awaited<ReturnType<typeof openBackend>>;

/** A person who has begun to enroll an app, and has not confirmed it. */
export async function addApp(backend: Backend) {
  const person = await backend.person();
  const { data, error } = await person.client.auth.mfa.enroll({ factorType: 'totp' });
  if (error) throw error;
  return { ...person, factorId: data.id, secret: data.totp.secret };
}

/** Enrolls an app and confirms it; the session has its second factor after that. */
export async function enrollApp({ auth }: SupabaseClient, friendlyName = 'Phone') {
  const enrolled = await auth.mfa.enroll({ factorType: 'totp', friendlyName });
  if (enrolled.error) throw enrolled.error;
  const { id: factorId, totp } = enrolled.data;
  const verified = await confirmApp({ auth }, { factorId, secret: totp.secret });
  if (verified.error) throw verified.error;
  return { factorId, secret: totp.secret };
}

/** Confirms the second factor with the next code, because each counts once. */
export async function confirmApp(
  { auth }: Pick<SupabaseClient, 'auth'>,
  { factorId, secret }: { factorId: string; secret: string },
) {
  passSeconds(30);
  return auth.mfa.challengeAndVerify({ factorId, code: readCode(secret) });
}
