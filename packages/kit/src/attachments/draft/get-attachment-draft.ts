import { prepareAttachment } from '@showcase/data/attachments';
import type { DataClient } from '@showcase/data/client';
import { createAttachmentDraft, type AttachmentDraft } from './create-attachment-draft.ts';
import { draftLists, findListedId } from './draft-lists.ts';
import { fileStore } from './file-store.ts';
import { createLimit } from './run-limited.ts';

const drafts = new WeakMap<DataClient, Map<string, AttachmentDraft>>();

/** Not every lost connection is reported by the browser. */
const RETRY_MS = 15_000;

/** Of all drafts of the page. */
const runPreparing = createLimit(1);
const runTransfer = createLimit(5);

/** The files of a draft. Their uploads continue after the user leaves the page. */
export function getAttachmentDraft(client: DataClient, userId: string, key: string) {
  const byKey = drafts.get(client) ?? new Map<string, AttachmentDraft>();
  drafts.set(client, byKey);
  const id = `${userId}-${key}`;
  const existing = byKey.get(id);
  if (existing) return existing;
  const draft = createAttachmentDraft(
    {
      client,
      contents: fileStore,
      lists: draftLists,
      prepare: prepareAttachment,
      runPreparing,
      runTransfer,
      runExclusive,
    },
    userId,
    key,
  );
  byKey.set(id, draft);
  watch(draft, { client, userId, id, onEnd: () => byKey.delete(id) });
  draft.resume();
  return draft;
}

type Watched = { client: DataClient; userId: string; id: string; onEnd: () => void };

/** Continues uploads when the connection or the session is back, and ends them at sign-out. */
function watch(draft: AttachmentDraft, { client, userId, id, onEnd }: Watched) {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const fileId = key === null || newValue !== null ? null : findListedId(id, key);
    if (fileId !== null) draft.drop(fileId);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unsubscribe = draft.store.subscribe(({ files }) => {
    if (timer !== undefined || !files.some(({ isInterrupted }) => isInterrupted)) return;
    timer = setTimeout(() => {
      timer = undefined;
      draft.resume();
    }, RETRY_MS);
  });
  addEventListener('online', draft.resume);
  addEventListener('storage', onStorage);
  const { data } = client.auth.onAuthStateChange((event, session) => {
    // supabase-js holds its lock during this callback, so a request made here would deadlock.
    if (session?.user.id === userId) {
      if (event === 'TOKEN_REFRESHED' || event === 'SIGNED_IN') setTimeout(draft.resume, 0);
    } else if (event === 'SIGNED_OUT' || session) {
      unsubscribe();
      clearTimeout(timer);
      draft.end();
      onEnd();
      data.subscription.unsubscribe();
      removeEventListener('online', draft.resume);
      removeEventListener('storage', onStorage);
    }
  });
}

async function runExclusive(name: string, task: () => Promise<void>) {
  // Locks are available only in secure contexts.
  const { locks }: { locks?: LockManager | null } = navigator;
  if (locks) await locks.request(name, task);
  else await task();
}
