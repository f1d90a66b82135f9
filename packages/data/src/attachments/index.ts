export {
  isPicture,
  MAX_ALT_LENGTH,
  MAX_ATTACHMENT_SIZE,
  MAX_ATTACHMENTS,
  type Attachment,
  type AttachmentToSend,
} from './attachment.ts';
export type { ConversationFile } from './list-files.ts';
export { attachmentQueries } from './attachment-queries.ts';
export { cleanFileName } from './prepare/clean-file-name.ts';
export { findFileProblem } from './prepare/find-file-problem.ts';
export { prepareAttachment, type PreparedAttachment } from './prepare/lazy-prepare.ts';
export { toSafeFileName } from './safe-file-name.ts';
export {
  discardAttachment,
  removeAttachment,
  removeAttachmentOptions,
  reserveAttachment,
} from './reserve-attachment.ts';
export { uploadAttachment } from './upload/upload-attachment.ts';
