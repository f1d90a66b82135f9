import type { DataClient } from '@showcase/data/client';
import { createAuthStorage } from '@showcase/data/session';
import { createOutbox, type Outbox } from './outbox.ts';

const outboxes = new WeakMap<DataClient, Map<string, Outbox>>();

/** The user's outbox. It continues to send after the user leaves the page. */
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
  // Locks are available only in secure contexts.
  const { locks }: { locks?: LockManager | null } = navigator;
  if (locks) await locks.request(name, task);
  else await task();
}
