import type { DataClient } from '../../client/types.ts';
import { DataError } from '../../client/data-error.ts';

/** Returns a token that proves that the user is human; each token is valid for one call. */
export type Captcha = () => Promise<string>;

const captchas = new WeakMap<DataClient, Captcha>();

export function setCaptcha(client: DataClient, captcha: Captcha) {
  captchas.set(client, captcha);
}

/** Options for a call that is protected by a captcha; empty if the deployment has none. */
export async function captchaOptions(client: DataClient): Promise<{ captchaToken?: string }> {
  const captcha = captchas.get(client);
  if (!captcha) return {};
  try {
    return { captchaToken: await captcha() };
  } catch (cause) {
    const message = 'The captcha gave no token';
    throw new DataError({ kind: 'captcha-failed', message, status: 0, cause });
  }
}
