import type { MailQueue, Outcome } from './mail-queue.ts';

const pauses = [100, 1_000];

/** Reports a mail, three times at most: one that is sent and not reported will be sent a second time. */
export async function reportOutcome(
  queue: MailQueue,
  id: string,
  outcome: Outcome,
  response: string,
): Promise<void> {
  for (const pause of pauses) {
    try {
      return await queue.report(id, outcome, response);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  await queue.report(id, outcome, response);
}
