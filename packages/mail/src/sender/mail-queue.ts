import type { OutgoingMail } from '../outgoing-mail.ts';

/** `retry` if the same mail may succeed later: the queue decides when. */
export type Outcome = 'sent' | 'retry' | 'failed';

export type MailQueue = {
  /** Mails that are due. For five minutes from now, no other sender gets them. */
  claim: (maxMails: number) => Promise<OutgoingMail[]>;
  report: (id: string, outcome: Outcome, response: string) => Promise<void>;
};

type Result = { data: unknown; error: { message: string } | null };
type Call = PromiseLike<Result> & { abortSignal(signal: AbortSignal): PromiseLike<Result> };
/** A client of supabase-js with the secret key. */
export type QueueClient = { rpc(name: string, args: Record<string, unknown>): Call };

const timeLimit = 15_000;

export function createMailQueue(client: QueueClient): MailQueue {
  async function call(name: string, args: Record<string, unknown>): Promise<unknown> {
    const { data, error } = await client
      .rpc(name, args)
      .abortSignal(AbortSignal.timeout(timeLimit));
    if (error) throw new Error(`${name} failed: ${error.message}`);
    return data;
  }

  return {
    async claim(maxMails) {
      const data = await call('claim_mails', { max_mails: maxMails });
      return Array.isArray(data) ? data.filter(isMail) : [];
    },
    async report(id, outcome, response) {
      await call('report_mail', { id, outcome, response });
    },
  };
}

/** Only what sending needs: rendering checks the parameters. */
function isMail(value: unknown): value is OutgoingMail {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'id' in value && typeof value.id === 'string' && 'to' in value && typeof value.to === 'string'
  );
}
