import {
  cleanFileName,
  MAX_ATTACHMENTS,
  type Attachment,
  type AttachmentToSend,
} from '@showcase/data/attachments';

/**
 * The state of a file before it is sent. One that was not accepted is only listed with its reason: it does not stop the others from being
 * sent.
 */
export type DraftState =
  | 'preparing'
  | 'waiting'
  | 'uploading'
  | 'stored'
  | 'failed'
  | 'not-accepted';

/** A file of a draft. Its size and type are those of what is uploaded. */
export type DraftFile = Attachment & {
  state: DraftState;
  sentBytes: number;
  /** Why it failed or was not accepted: a sentence for the user. */
  error: string | null;
  /** A failed upload that continues when the connection is back. */
  isInterrupted: boolean;
  isReserved: boolean;
  /** Whether it says where it was taken, in a way that cannot be removed. */
  hasLocation?: boolean;
  /** Of the resumable upload. */
  uploadUrl: string | null;
  /** A picture to show before it is sent; null for everything else. */
  picture: Blob | null;
};

export const LOCATION_WARNING = 'This file keeps where it was taken.';
export const TOO_MANY = `A message can have up to ${MAX_ATTACHMENTS} files.`;

/** A file of the user that is not yet prepared. */
export function createDraftFile(file: Pick<File, 'name' | 'size'>, ownerId: string): DraftFile {
  return {
    id: crypto.randomUUID(),
    owner_id: ownerId,
    name: cleanFileName(file.name),
    size: file.size,
    type: '',
    width: null,
    height: null,
    alt: null,
    preview_widths: [],
    state: 'preparing',
    sentBytes: 0,
    error: null,
    isInterrupted: false,
    isReserved: false,
    uploadUrl: null,
    picture: null,
  };
}

/** A folder, which is only listed. */
export function createRejected(name: string, ownerId: string): DraftFile {
  const file = createDraftFile({ name, size: 0 }, ownerId);
  return { ...file, state: 'not-accepted', error: "Folders can't be sent." };
}

export function toAttachment(file: DraftFile): Attachment {
  const { id, owner_id, name, size, type, width, height, preview_widths } = file;
  const alt = file.alt?.trim() || null;
  return { id, owner_id, name, size, type, width, height, alt, preview_widths };
}

export function isAccepted({ state }: DraftFile) {
  return state !== 'not-accepted';
}

/** Why the files cannot be sent yet: a sentence for the user; null if they can. */
export function explainBlock(files: readonly DraftFile[]): string | null {
  if (files.some(({ state }) => state === 'failed')) {
    return 'Retry or remove the files that failed.';
  }
  const accepted = files.filter(isAccepted);
  const surplus = accepted.length - MAX_ATTACHMENTS;
  // Of two windows, whose files are one draft after a reload.
  if (surplus > 0) return `Remove ${surplus === 1 ? '1 file' : `${surplus} files`}. ${TOO_MANY}`;
  const pending = accepted.filter(({ state }) => state !== 'stored').length;
  if (pending === 0) return null;
  return pending === 1
    ? 'Wait until the file is uploaded.'
    : `Wait until ${pending} files are uploaded.`;
}

/** The uploaded files as they are sent, in their order. */
export function toAttachmentsToSend(files: readonly DraftFile[]): AttachmentToSend[] {
  return files
    .filter(({ state }) => state === 'stored')
    .map((file) => ({ id: file.id, alt: toAttachment(file).alt }));
}
