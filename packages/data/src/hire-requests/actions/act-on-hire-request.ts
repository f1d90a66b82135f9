import type { AttachmentToSend } from '../../attachments/attachment.ts';
import type { DataClient } from '../../client/types.ts';
import { unwrap } from '../../http/unwrap.ts';
import type { HireRequest, HireRequestAction } from '../hire-request.ts';

export type DeliveryLink = { label: string; url: string };

export type HireRequestActionInput = {
  id: string;
  action: HireRequestAction;
  /** Required for 'deliver' and 'ask_changes'. */
  note?: string;
  /** For 'deliver', at most 10. */
  links?: DeliveryLink[];
  attachments?: AttachmentToSend[];
  /** Required for 'accept': a date like 2026-12-31, or null if there is none. */
  dueOn?: string | null;
  /** The version that the action is based on; throws 'conflict' if the request has changed since. */
  expectedVersion?: number;
};

/** Performs an action on a request. Repeating an action has no effect, so it can be retried after a lost response. */
export async function actOnHireRequest(
  client: DataClient,
  { id, action, note, links, attachments, dueOn, expectedVersion }: HireRequestActionInput,
): Promise<HireRequest> {
  return unwrap(
    await client.rpc('act_on_hire_request', {
      id,
      action,
      ...(note !== undefined && { note }),
      ...(links !== undefined && { links }),
      ...(attachments !== undefined && { attachments }),
      ...(dueOn !== undefined && (dueOn === null ? { no_due_date: true } : { due_on: dueOn })),
      ...(expectedVersion !== undefined && { expected_version: expectedVersion }),
    }),
  );
}
