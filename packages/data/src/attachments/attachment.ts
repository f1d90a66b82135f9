import * as v from 'valibot';

/** Of one message. */
export const MAX_ATTACHMENTS = 10;
/** In bytes. */
export const MAX_ATTACHMENT_SIZE = 20_971_520;
export const MAX_ALT_LENGTH = 300;
export const ATTACHMENT_BUCKET = 'attachments';

/** The only types that are displayed. Everything else is stored without its type, so that no browser runs it. */
const PICTURE_TYPES: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/avif',
];

export const attachmentSchema = v.object({
  id: v.string(),
  owner_id: v.string(),
  name: v.string(),
  /** In bytes. */
  size: v.number(),
  /** The type of the content, whatever the name says. */
  type: v.string(),
  /** In pixels; null for everything that is not a picture. */
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  alt: v.nullable(v.string()),
  preview_widths: v.array(v.number()),
});

/** A file of a message. */
export type Attachment = v.InferOutput<typeof attachmentSchema>;

/** A stored file that a message is sent with. */
export type AttachmentToSend = { id: string; alt: string | null };

export function isPicture({ type }: { type: string }): boolean {
  return PICTURE_TYPES.includes(type);
}

export function getStoredType(type: string): string {
  return isPicture({ type }) ? type : 'application/octet-stream';
}

/** Where a file is stored in the bucket, or its preview of this width. The file's name is never part of it. */
export function getAttachmentPath(
  { id, owner_id }: Pick<Attachment, 'id' | 'owner_id'>,
  width?: number,
): string {
  return `${owner_id}/${id}${width === undefined ? '' : `-${width}`}`;
}
