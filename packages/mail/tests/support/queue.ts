import { randomUUID } from 'node:crypto';
import { deliverMails } from '../../src/sender/index.ts';
import type { OutgoingMail } from '../../src/index.ts';
import type { DeliveryOptions, MailQueue } from '../../src/sender/index.ts';

export type Report = { to: string; outcome: string; response: string };

/** Mails to these recipients, of which each is claimed once. */
export function createQueue(...recipients: string[]) {
  const mails = recipients.map((to): OutgoingMail => ({
    id: randomUUID(),
    kind: 'request_accepted',
    to,
    topic: 'request_updates',
    params: {},
    unsubscribe_token: `${randomUUID()}.request_updates.${'0a'.repeat(32)}`,
  }));
  const waiting = [...mails];
  const reports: Report[] = [];
  const queue: MailQueue = {
    claim: (maxMails) => Promise.resolve(waiting.splice(0, maxMails)),
    report(id, outcome, response) {
      const to = mails.find((mail) => mail.id === id)?.to ?? '';
      reports.push({ to, outcome, response });
      return Promise.resolve();
    },
  };
  return {
    queue,
    mails,
    waiting,
    reports,
    /** By recipient, because mails are sent at the same time. */
    outcomes: () =>
      Object.fromEntries(
        reports
          .toSorted((a, b) => a.to.localeCompare(b.to))
          .map(({ to, outcome }) => [to, outcome]),
      ),
    responseTo: (to: string) => reports.find((report) => report.to === to)?.response,
  };
}

export function deliver(
  options: Pick<DeliveryOptions, 'queue' | 'transport'> & Partial<DeliveryOptions>,
) {
  return deliverMails({
    render: ({ to }) => ({ subject: `To ${to}`, html: '<p>Hello</p>', text: 'Hello' }),
    from: 'Bolt Showcase <mail@showcase.example>',
    functionsUrl: 'https://api.example/functions/v1',
    timeLimit: 5_000,
    ...options,
  });
}
