import type { DataClient } from '../../client.ts';
import { DataError } from '../../data-error.ts';

/** Gives a token that says that a person is there; each is good for one call. */
export type Captcha = () => Promise<string>;

const captchas = new WeakMap<DataClient, Captcha>();

export function placeCaptcha(client: DataClient, captcha: Captcha) {
  captchas.set(client, captcha);
}

/** What a call brings that the auth service guards with a captcha: nothing where the deployment has none. */
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
