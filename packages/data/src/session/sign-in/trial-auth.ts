import type { AuthClient } from '@supabase/supabase-js';
import type { DataClient } from '../../client/types.ts';

type Auth = InstanceType<typeof AuthClient>;

const openers = new WeakMap<DataClient, () => Auth>();

/** A separate auth client whose session triggers no events, so that it can be inspected before it is adopted. */
export function openTrialAuth(client: DataClient): Auth {
  const open = openers.get(client);
  if (!open) throw new Error('The client was not created by this package');
  return open();
}

export function registerTrialAuth(client: DataClient, open: () => Auth) {
  openers.set(client, open);
}
