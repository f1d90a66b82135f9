import { useDataClient } from '@showcase/data/query';
import { useUser } from '@showcase/data/session';
import { useStore } from 'zustand';
import { explainBlock, isAccepted } from './draft-file.ts';
import { getAttachmentDraft } from './get-attachment-draft.ts';

export type AttachmentDraftProps = ReturnType<typeof useAttachmentDraft>;

/** The files of a composer with this key, which names the user's draft: a conversation, an offer, a delivery. */
export function useAttachmentDraft(key: string) {
  const client = useDataClient();
  const { authUser } = useUser();
  const draft = getAttachmentDraft(client, authUser?.id ?? '', key);
  const files = useStore(draft.store, (state) => state.files);
  const announcement = useStore(draft.store, (state) => state.announcement);
  const { add, cancel, retry, remove, move, setAlt, take } = draft;
  return {
    files,
    /** Whether anything can be sent, now or when it is uploaded. */
    hasFiles: files.some(isAccepted),
    announcement,
    /** Why the files cannot be sent yet; null if they can, or if there are none. */
    block: explainBlock(files),
    add,
    cancel,
    retry,
    remove,
    move,
    setAlt,
    take,
  };
}
