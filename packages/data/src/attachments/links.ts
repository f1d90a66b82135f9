import type { DataClient } from '../client/types.ts';
import { toDataError } from '../http/to-data-error.ts';
import { ATTACHMENT_BUCKET } from './attachment.ts';

export const LINK_SECONDS = 3_600;
const MAX_BATCH = 100;

type Pending = { path: string; resolve: (link: string | null) => void; reject: (e: Error) => void };

const queues = new WeakMap<DataClient, Pending[]>();

/** A link to a file for an hour; null if it is gone, or not for this user. Calls at the same time share a request. */
export function signLink(client: DataClient, path: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const queue = queues.get(client) ?? [];
    if (queue.length === 0) setTimeout(() => void signAll(client), 0);
    queue.push({ path, resolve, reject });
    queues.set(client, queue);
  });
}

async function signAll(client: DataClient) {
  const pending = queues.get(client) ?? [];
  queues.delete(client);
  for (let start = 0; start < pending.length; start += MAX_BATCH) {
    await signBatch(client, pending.slice(start, start + MAX_BATCH));
  }
}

async function signBatch(client: DataClient, pending: Pending[]) {
  const paths = [...new Set(pending.map(({ path }) => path))];
  const { storage } = await client.loadSupabase();
  const { data, error } = await storage
    .from(ATTACHMENT_BUCKET)
    .createSignedUrls(paths, LINK_SECONDS);
  if (error) {
    for (const { reject } of pending) reject(toDataError(error));
    return;
  }
  // A path without access has an error instead, and no URL.
  const links = new Map(data.map(({ path, signedUrl }) => [path, signedUrl || null]));
  for (const { path, resolve } of pending) resolve(links.get(path) ?? null);
}
