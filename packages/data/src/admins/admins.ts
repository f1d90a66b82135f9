import type { DataClient } from '../client/types.ts';
import { readRpc } from '../http/read-rpc.ts';
import { toDataError } from '../http/to-data-error.ts';
import { isSignedIn } from '../session/is-signed-in.ts';
import * as v from 'valibot';

/** False for a visitor. */
export async function amIAdmin(client: DataClient): Promise<boolean> {
  if (!(await isSignedIn(client))) return false;
  try {
    return await readRpc(client, 'am_i_admin', {}, { schema: v.boolean() });
  } catch (error) {
    const failure = toDataError(error);
    if (failure.kind === 'unauthenticated') return false;
    throw failure;
  }
}
