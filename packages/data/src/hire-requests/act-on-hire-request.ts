import type { DataClient } from '../client.ts';
import { unwrap } from '../http/unwrap.ts';
import type { HireRequest, HireRequestAction } from './hire-request.ts';

export type HireRequestMove = {
  id: string;
  action: HireRequestAction;
  /** 'deliver' and 'ask_changes' need one. */
  note?: string;
  /** The version that the decision is based on: where the request has moved since, it is a conflict. */
  expectedVersion?: number;
};

/** Moves a request on. The same decision twice is the same answer, so it can be repeated after a lost answer. */
export async function actOnHireRequest(
  client: DataClient,
  { id, action, note, expectedVersion }: HireRequestMove,
): Promise<HireRequest> {
  const row = unwrap(
    await client
      .rpc('act_on_hire_request', {
        id,
        action,
        ...(note !== undefined && { note }),
        ...(expectedVersion !== undefined && { expected_version: expectedVersion }),
      })
      .overrideTypes<HireRequest, { merge: false }>(),
  );
  return row;
}
