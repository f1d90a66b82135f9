import type { Browser } from '@playwright/test';

const COMMAND = 'emulation.setMediaFeaturesOverride';

type Session = { send: (method: string, params?: object) => Promise<unknown> };
type InProcess = { _connection: { toImpl: (browser: Browser) => { _browserSession: Session } } };

/** Lets Playwright open contexts in a Firefox that does not know this command yet: 153 does not. */
export function skipMediaFeatures(browser: Browser) {
  const { _connection } = browser as unknown as InProcess;
  const session = _connection.toImpl(browser)._browserSession;
  const prototype = Object.getPrototypeOf(session) as Session;
  const { send } = prototype;
  prototype.send = function (method, params) {
    const sent = send.call(this, method, params);
    return method === COMMAND ? sent.catch(() => ({})) : sent;
  };
}
