import { createSessionStorage, type DataClient } from '@showcase/data';
import { createOutbox, type Outbox } from './outbox.ts';

const outboxes = new WeakMap<DataClient, Map<string, Outbox>>();

/** The outbox of a person, which keeps sending when the page is left. */
export function outboxOf(client: DataClient, userId: string): Outbox {
  const byUser = outboxes.get(client) ?? new Map<string, Outbox>();
  outboxes.set(client, byUser);
  const known = byUser.get(userId);
  if (known) return known;
  const storage = createSessionStorage();
  const isOnline = () => navigator.onLine;
  const outbox = createOutbox({ client, storage, inTurn, isOnline, random: Math.random }, userId);
  byUser.set(userId, outbox);
  outbox.start();
  return outbox;
}

async function inTurn(name: string, work: () => Promise<void>) {
  // Browsers offer locks on secure pages only.
  const { locks }: { locks?: LockManager | null } = navigator;
  if (locks) await locks.request(name, work);
  else await work();
}
