import { createCall } from './check-queue.ts';
import type { QueueClient } from './check-queue.ts';
import type { HealthResult } from './check-site-health.ts';

/** A part of a health report that someone wants of what is proven to be theirs. */
export type HealthRequest = {
  id: string;
  part: 'site' | 'repository';
  /** The proven host or repository. */
  subject: string;
  /** The page of the project on the host. */
  url: string | null;
};

export type HealthQueue = {
  /** A part that is due. For five minutes from now, no other reader gets it, or a check of its host. */
  claim: () => Promise<HealthRequest | undefined>;
  report: (id: string, result: HealthResult) => Promise<void>;
};

export function createHealthQueue(client: QueueClient): HealthQueue {
  const call = createCall(client);
  return {
    async claim() {
      const data = await call('claim_health_report', {});
      return isRequest(data) ? data : undefined;
    },
    async report(id, { outcome, files, isPartial, findings }) {
      await call('report_health', { id, outcome, files, is_partial: isPartial, findings });
    },
  };
}

function isRequest(value: unknown): value is HealthRequest {
  return typeof value === 'object' && value !== null && 'part' in value && 'subject' in value;
}
