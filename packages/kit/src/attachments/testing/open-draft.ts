import type { PreparedAttachment } from '@showcase/data/attachments';
import { fakeBackend, testId } from '@showcase/data/testing';
import { createAttachmentDraft, type DraftTools } from '../draft/create-attachment-draft.ts';
import type { ListedFile } from '../draft/draft-lists.ts';
import type { StoredContent } from '../draft/file-store.ts';
import { createLimit } from '../draft/run-limited.ts';

export const ME = testId(90);
export const PART = 6_291_456;

export const aFile = (name: string, size = 5) => new File([new Uint8Array(size)], name);

const prepare = async (file: Blob): Promise<PreparedAttachment> => ({
  content: file.slice(0, file.size, 'application/octet-stream'),
  type: 'application/pdf',
  width: null,
  height: null,
  previews: [],
  hasLocation: false,
});

/** A browser whose drafts survive a reload, which is another `open`. */
export function openDraft(changes: Partial<DraftTools> = {}) {
  const backend = fakeBackend({ signedInAs: ME });
  const contents = new Map<string, StoredContent>();
  const storage = new Map<string, ListedFile>();
  const tools: DraftTools = {
    client: backend.client,
    contents: {
      read: async (id) => contents.get(id) ?? null,
      write: async (id, content) => void contents.set(id, content),
      remove: async (id) => void contents.delete(id),
    },
    lists: {
      read: () => [...storage.values()].toSorted((one, other) => one.position - other.position),
      write: (_key, id, file) => void (file ? storage.set(id, file) : storage.delete(id)),
    },
    prepare,
    runPreparing: createLimit(1),
    runTransfer: createLimit(5),
    runExclusive: (_name, task) => task(),
    ...changes,
  };
  const open = () => {
    const draft = createAttachmentDraft(tools, ME, 'offer');
    const files = () => draft.store.getState().files;
    return {
      draft,
      files,
      states: () => files().map(({ name, state }) => `${name} ${state}`),
      announcement: () => draft.store.getState().announcement,
      id: (index: number) => files()[index]?.id ?? '',
    };
  };
  return { backend, contents, storage, open, ...open() };
}

/** Leaves every upload without a response. */
export function stall(backend: ReturnType<typeof fakeBackend>) {
  backend.answerWith(({ method }) =>
    method === 'PATCH' ? Promise.withResolvers<Response>().promise : undefined,
  );
}
