import { createClient } from '@supabase/supabase-js';
import {
  createMailQueue,
  createSmtpTransport,
  deliverMails,
  renderMail,
  type MailTransport,
} from '../functions/product-code.ts';
import { secretKey } from '../identity/keys.ts';
import type { Sql } from '../postgres/connect.ts';
import type { MailSettings } from './mail-settings.ts';
import type { MailStore } from './mail-store.ts';

type Options = {
  sql: Sql;
  /** Of the API of this backend. */
  url: string;
  siteUrl: string;
  store: MailStore;
  settings: MailSettings;
  log: (line: string) => void;
  /** In milliseconds. */
  interval?: number;
};

/** Sends what is due in the database, as the Edge Function `deliver-mail` does on hosted Supabase; once a second after `start`. */
export function createMailDelivery(options: Options) {
  const { sql, url, siteUrl, store, settings, log, interval = 1_000 } = options;
  const controller = new AbortController();
  const client = createClient(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const queue = createMailQueue(client);
  const transport = settings.smtpUrl
    ? createSmtpTransport(settings.smtpUrl)
    : createMailboxTransport(store);
  let running: Promise<object> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let hasQueue = false;
  let reported = '';
  let failures = 0;

  async function deliver(): Promise<object> {
    hasQueue ||= await queueExists(sql);
    if (!hasQueue) return {};
    const delivery = await deliverMails({
      queue,
      transport,
      render: (mail) => renderMail(mail, { siteUrl }),
      from: settings.from,
      functionsUrl: `${url}/functions/v1`,
      signal: controller.signal,
    });
    report(delivery.connectionFailure ? `Emails wait: ${delivery.connectionFailure}` : '');
    return delivery;
  }
  /** One at a time: a call meanwhile gets the result of the one that runs. */
  function deliverOnce(): Promise<object> {
    running ??= deliver().finally(() => (running = undefined));
    return running;
  }
  /** Each change once, because it is the same every second. */
  function report(line: string) {
    if (line !== '' && line !== reported) log(line);
    reported = line;
  }
  async function tick(): Promise<void> {
    await deliverOnce().then(
      () => (failures = 0),
      // The first may only mean that the backend is about to end.
      (error: unknown) => (failures += 1) > 1 && report(`Emails wait: ${String(error)}`),
    );
    if (!controller.signal.aborted) timer = setTimeout(() => void tick(), interval).unref();
  }

  return {
    deliver: deliverOnce,
    start: () => void tick(),
    stop: async () => {
      controller.abort();
      clearTimeout(timer);
      // Mails that are being sent may end; a server that does not respond may not delay the stop.
      const end = setTimeout(() => transport.release(), 2_000);
      await running?.catch(() => undefined);
      clearTimeout(end);
    },
  };
}

async function queueExists(sql: Sql): Promise<boolean> {
  const [found] = await sql<{ exists: boolean }[]>`
    select to_regprocedure('public.claim_mails(integer)') is not null as exists`;
  return found?.exists === true;
}

/** Writes mails into the mailbox instead of sending them. */
function createMailboxTransport(store: MailStore): MailTransport {
  return {
    async send({ to, subject, html, text }) {
      const link = /https?:\/\/[^\s<>]+/.exec(text)?.[0] ?? null;
      await store.add({ to, subject, text, html, link, code: '' });
      return 'In the local mailbox';
    },
    release: () => undefined,
  };
}
