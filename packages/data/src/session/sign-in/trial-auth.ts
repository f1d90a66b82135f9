import type { AuthClient } from '@supabase/supabase-js';
import type { DataClient } from '../../client.ts';

type Auth = InstanceType<typeof AuthClient>;

const openers = new WeakMap<DataClient, () => Auth>();

/** An auth client beside a client: nobody hears of a session of its own, so that it can be looked at before it is taken over. */
export function openTrialAuth(client: DataClient): Auth {
  const open = openers.get(client);
  if (!open) throw new Error('The client was not made by this package');
  return open();
}

export function registerTrialAuth(client: DataClient, open: () => Auth) {
  openers.set(client, open);
}
