import type { AttachmentToSend } from '@showcase/data/attachments';
import { useState } from 'react';
import { toAttachmentsToSend } from '../draft/draft-file.ts';
import { useAttachmentDraft } from '../draft/use-attachment-draft.ts';

/** The files of a form, which are sent together with it. The key names the user's draft. */
export function useFormAttachments(key: string) {
  const draft = useAttachmentDraft(key);
  const [wasBlocked, setWasBlocked] = useState(false);
  return {
    /** Properties of the `AttachmentField`. */
    field: { draft, error: wasBlocked ? draft.block : null },
    /** The files to send. Null while not all are uploaded, which the field says from then on. */
    collect(): AttachmentToSend[] | null {
      setWasBlocked(draft.block !== null);
      return draft.block === null ? toAttachmentsToSend(draft.files) : null;
    },
    /** Call this when they were sent. */
    clear: () => void draft.take(),
  };
}
