import { createAuthStorage, type DataClient } from '@showcase/data';
import { createOutbox, type Outbox } from './outbox.ts';

const outboxes = new WeakMap<DataClient, Map<string, Outbox>>();

/** The outbox of a person, which keeps sending when the page is left. */
export function getOutbox(client: DataClient, userId: string): Outbox {
  const byUser = outboxes.get(client) ?? new Map<string, Outbox>();
  outboxes.set(client, byUser);
  const existing = byUser.get(userId);
  if (existing) return existing;
  const storage = createAuthStorage();
  const isOnline = () => navigator.onLine;
  const outbox = createOutbox(
    { client, storage, runExclusive, isOnline, random: Math.random },
    userId,
  );
  byUser.set(userId, outbox);
  outbox.start();
  return outbox;
}

async function runExclusive(name: string, task: () => Promise<void>) {
  // Browsers offer locks on secure pages only.
  const { locks }: { locks?: LockManager | null } = navigator;
  if (locks) await locks.request(name, task);
  else await task();
}
