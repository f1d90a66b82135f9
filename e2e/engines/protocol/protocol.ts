import type { Page } from '@playwright/test';
import { readEngine } from '../engines.ts';

type Session = {
  /** In Firefox, the page. */
  sessionId: string;
  send: (method: string, params?: object) => Promise<unknown>;
};
export type Touchscreen = {
  _session: Session;
  tap: (progress: unknown, x: number, y: number) => Promise<void>;
};
type Delegate = { _session: Session; rawTouchscreen: Touchscreen };
type InProcess = { _connection: { toImpl: (page: Page) => { delegate: Delegate } } };

export type Protocol = {
  page: string;
  send: <Result = unknown>(method: string, params?: object) => Promise<Result>;
};

/** The protocol of the engine itself, for what Playwright has no call. */
export async function openProtocol(page: Page): Promise<Protocol> {
  const devtools =
    readEngine() === 'chromium' ? await page.context().newCDPSession(page) : undefined;
  // WebKit opens another one with a new process.
  const session = () => (devtools ?? readDelegate(page)._session) as Session;
  return {
    page: session().sessionId,
    send: <Result>(method: string, params?: object) =>
      session().send(method, params) as Promise<Result>,
  };
}

/** What Playwright does in this engine, which has no public name. */
export function readDelegate(page: Page): Delegate {
  const { _connection } = page as unknown as InProcess;
  return _connection.toImpl(page).delegate;
}

/** A part of a page, as a screen reader has it. */
export type Named = { role: string; name: string };
