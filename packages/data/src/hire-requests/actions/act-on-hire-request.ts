import type { AttachmentToSend } from '../../attachments/attachment.ts';
import type { DataClient } from '../../client/client.ts';
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
  /** The version that the action is based on; throws 'conflict' if the request has changed since. */
  expectedVersion?: number;
};

/** Performs an action on a request. Repeating an action has no effect, so it can be retried after a lost response. */
export async function actOnHireRequest(
  client: DataClient,
  { id, action, note, links, attachments, expectedVersion }: HireRequestActionInput,
): Promise<HireRequest> {
  return unwrap(
    await client.rpc('act_on_hire_request', {
      id,
      action,
      ...(note !== undefined && { note }),
      ...(links !== undefined && { links }),
      ...(attachments !== undefined && { attachments }),
      ...(expectedVersion !== undefined && { expected_version: expectedVersion }),
    }),
  );
}
