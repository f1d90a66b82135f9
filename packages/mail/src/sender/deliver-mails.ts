import type { OutgoingMail, RenderedMail } from '../outgoing-mail.ts';
import { describeFailure, toLine } from './describe-failure.ts';
import type { Failure } from './describe-failure.ts';
import { createMessage, isRecipient } from './mail-message.ts';
import type { MailMessage, MailTransport } from './mail-message.ts';
import type { MailQueue, Outcome } from './mail-queue.ts';
import { parseSender } from './parse-sender.ts';
import { reportOutcome } from './report-outcome.ts';
import { MAX_CONNECTIONS } from './smtp-transport.ts';
import { withTimeLimit } from './time-limit.ts';

export type DeliveryOptions = {
  queue: MailQueue;
  transport: MailTransport;
  render: (mail: OutgoingMail) => RenderedMail;
  /** The sender, such as `Showcase <mail@showcase.example>`. */
  from: string;
  /** Where the Edge Functions are. */
  functionsUrl: string;
  /** For how many milliseconds more mails are claimed. */
  timeBudget?: number;
  /** For how many milliseconds mails are rendered; after a batch that exceeds it, no more are claimed. */
  renderBudget?: number;
  /** How many mails are claimed. */
  maxMails?: number;
  /** How many milliseconds sending one mail may take. */
  timeLimit?: number;
  /** Stops after the mails that are being sent. */
  signal?: AbortSignal;
  now?: () => number;
};

export type Delivery = Record<Outcome, number> & {
  /** Why it ended early, without the server's words; null if the queue was emptied or the time was over. */
  connectionFailure: string | null;
};

const batchSize = 20;
const lease = 5 * 60_000;
/** A server that closes one connection may dislike one mail; one that closes so many in a row is not available. */
const maxClosed = 3;

/** Sends what is due, until the queue is empty, the time is over or the server is not available. Two at once send nothing twice. */
export async function deliverMails(given: DeliveryOptions): Promise<Delivery> {
  const { queue, transport, signal, timeBudget = 50_000, maxMails = Infinity } = given;
  const { now = Date.now, renderBudget = Infinity } = given;
  let rendering = 0;
  const options: DeliveryOptions = {
    ...given,
    render(mail) {
      const start = now();
      try {
        return given.render(mail);
      } finally {
        rendering += now() - start;
      }
    },
  };
  const delivery: Delivery = { sent: 0, retry: 0, failed: 0, connectionFailure: null };
  // Before a mail is claimed: a wrong setting is no mail's mistake.
  parseSender(options.from);
  const end = now() + timeBudget;
  let left = maxMails;
  try {
    while (left > 0 && now() < end && rendering < renderBudget && !signal?.aborted) {
      if (delivery.connectionFailure !== null) break;
      const claimedAt = now();
      const mails = await queue.claim(Math.min(batchSize, left));
      if (mails.length === 0) break;
      left -= mails.length;
      await deliverBatch(mails, claimedAt + lease, options, delivery);
    }
  } finally {
    transport.release();
  }
  return delivery;
}

async function deliverBatch(
  mails: OutgoingMail[],
  leaseEnd: number,
  options: DeliveryOptions,
  delivery: Delivery,
): Promise<void> {
  const { queue, transport, signal, timeLimit = 60_000, now = Date.now } = options;
  const waiting = [...mails];
  let closedCount = 0;

  async function work(): Promise<void> {
    for (let mail = waiting.shift(); mail; mail = waiting.shift()) {
      // Another sender may get it from now on.
      const isLeaseShort = now() + timeLimit > leaseEnd;
      if (isLeaseShort || signal?.aborted) continue;
      const { outcome, response } = await deliver(mail);
      delivery[outcome] += 1;
      await reportOutcome(queue, mail.id, outcome, response);
    }
  }

  async function deliver(mail: OutgoingMail): Promise<{ outcome: Outcome; response: string }> {
    if (delivery.connectionFailure !== null)
      return { outcome: 'retry', response: `Not tried: ${delivery.connectionFailure}` };
    const message = prepare(mail, options);
    if ('outcome' in message) return message;
    try {
      const response = await withTimeLimit((limit) => transport.send(message, limit), timeLimit);
      closedCount = 0;
      return { outcome: 'sent', response: toLine(response) };
    } catch (error) {
      const { connectionFailure, ...failure } = describeFailure(error);
      if (connectionFailure === 'ECONNECTION') closedCount += 1;
      const isLost = connectionFailure !== 'ECONNECTION' || closedCount >= maxClosed;
      if (connectionFailure && isLost) delivery.connectionFailure ??= connectionFailure;
      return failure;
    }
  }

  const workers = Array.from({ length: MAX_CONNECTIONS }, () =>
    work().catch((error: unknown) => {
      // The queue cannot be reached: what is sent from now on would be sent a second time.
      waiting.length = 0;
      throw error;
    }),
  );
  const results = await Promise.allSettled(workers);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/** The message, or why there can be none. */
function prepare(
  mail: OutgoingMail,
  { render, from, functionsUrl }: DeliveryOptions,
): MailMessage | Failure {
  if (!isRecipient(mail.to)) return { outcome: 'failed', response: 'The email address is invalid' };
  let rendered: RenderedMail;
  try {
    rendered = render(mail);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { outcome: 'failed', response: toLine(`It cannot be rendered: ${reason}`) };
  }
  return createMessage(mail, rendered, { from, functionsUrl });
}
