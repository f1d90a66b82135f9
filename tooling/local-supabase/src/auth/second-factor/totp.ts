import { Secret, TOTP } from 'otpauth';
import { toString } from 'qrcode';

const PERIOD = 30;
const settings = { algorithm: 'SHA1', digits: 6, period: PERIOD };

export type Enrollment = { qr_code: string; secret: string; uri: string };

/** A new secret, as an authenticator app reads it. */
export async function createEnrollment(issuer: string, label: string): Promise<Enrollment> {
  const secret = new Secret({ size: 20 });
  const url = new URL(new TOTP({ ...settings, issuer, label, secret }).toString());
  url.searchParams.sort();
  const uri = url.href;
  const picture = await toString(uri, { type: 'svg', errorCorrectionLevel: 'H' });
  // supabase-js makes it a data URL as it is, in which # would end the picture.
  const qr_code = picture.replaceAll('#000000', 'black').replaceAll('#ffffff', 'white');
  return { qr_code, secret: secret.base32, uri };
}

/** Checks codes: of the current step, the one before and the one after, each once. */
export function createCodeCheck({ now = Date.now }: { now?: () => number } = {}) {
  const lastSteps = new Map<string, number>();

  return (factorId: string, secret: string, code: string): boolean => {
    if (!/^[0-9]{6}$/.test(code)) return false;
    const totp = new TOTP({ ...settings, secret: Secret.fromBase32(secret) });
    const timestamp = now();
    const distance = totp.validate({ token: code, timestamp, window: 1 });
    if (distance === null) return false;
    const step = Math.floor(timestamp / 1000 / PERIOD) + distance;
    if (step <= (lastSteps.get(factorId) ?? -1)) return false;
    lastSteps.set(factorId, step);
    return true;
  };
}
