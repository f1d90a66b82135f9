import type { DataClient } from '../client.ts';
import { toDataError } from '../http/to-data-error.ts';
import { isSignedIn } from '../session/is-signed-in.ts';

/** False for a visitor. */
export async function amIAdmin(client: DataClient): Promise<boolean> {
  if (!(await isSignedIn(client))) return false;
  const { data, error, status } = await client.rpc('am_i_admin');
  if (!error) return data;
  const failure = toDataError(error, status);
  if (failure.kind === 'unauthenticated') return false;
  throw failure;
}
