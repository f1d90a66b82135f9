import { randomUUID } from 'node:crypto';
import { createSmtpTransport, deliverMails } from '../functions/product-code.ts';
import type { MailTransport, RenderedMail } from '../functions/product-code.ts';
import type { MailSettings } from './mail-settings.ts';
import type { Mail, MailStore } from './mail-store.ts';

export type AuthMail = Pick<Mail, 'to' | 'link' | 'code'> & RenderedMail;
export type AuthOutbox = { send: (mail: AuthMail) => Promise<void>; stop: () => Promise<void> };

const retryAfter = 5_000;
const maxAttempts = 60;

type Options = { store: MailStore; settings: MailSettings; log: (line: string) => void };

/** Where the auth service's mails go. Through SMTP, no request waits for one, and it is tried for five minutes. */
export function createAuthOutbox({ store, settings, log }: Options): AuthOutbox {
  const { smtpUrl, from } = settings;
  if (smtpUrl === undefined)
    return { send: (mail) => store.add(mail), stop: () => Promise.resolve() };

  const url = smtpUrl;
  const controller = new AbortController();
  const timers = new Set<NodeJS.Timeout>();
  const running = new Map<MailTransport, Promise<void>>();

  async function attempt(transport: MailTransport, id: string, mail: AuthMail, number: number) {
    const waiting = [
      { ...mail, id, kind: 'auth', topic: null, params: {}, unsubscribe_token: null },
    ];
    await deliverMails({
      queue: {
        claim: () => Promise.resolve(waiting.splice(0)),
        report(_id, outcome) {
          if (outcome === 'retry') retry(id, mail, number);
          if (outcome === 'failed') log('An email of the auth service was not accepted');
          return Promise.resolve();
        },
      },
      transport,
      render: () => mail,
      from,
      functionsUrl: '',
      signal: controller.signal,
    });
  }
  function retry(id: string, mail: AuthMail, number: number) {
    if (controller.signal.aborted) return;
    if (number === 1)
      log('An email of the auth service could not be sent and is tried for five minutes');
    if (number >= maxAttempts) return log('An email of the auth service was given up');
    const timer = setTimeout(() => {
      timers.delete(timer);
      start(id, mail, number + 1);
    }, retryAfter);
    timers.add(timer);
  }
  function start(id: string, mail: AuthMail, number: number) {
    const transport = createSmtpTransport(url);
    const attempted = attempt(transport, id, mail, number);
    running.set(
      transport,
      attempted.finally(() => running.delete(transport)),
    );
  }

  return {
    send(mail) {
      start(randomUUID(), mail, 1);
      return Promise.resolve();
    },
    async stop() {
      controller.abort();
      for (const timer of timers) clearTimeout(timer);
      for (const transport of running.keys()) transport.release();
      await Promise.all(running.values());
    },
  };
}
