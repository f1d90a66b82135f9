import type { TrialAuth } from '../../client/supabase.ts';
import type { DataClient } from '../../client/types.ts';

const openers = new WeakMap<DataClient, () => Promise<TrialAuth>>();

/** A separate auth client whose session triggers no events, so that it can be inspected before it is adopted. */
export function openTrialAuth(client: DataClient): Promise<TrialAuth> {
  const open = openers.get(client);
  if (!open) return Promise.reject(new Error('The client was not created by this package'));
  return open();
}

export function registerTrialAuth(client: DataClient, open: () => Promise<TrialAuth>) {
  openers.set(client, open);
}
