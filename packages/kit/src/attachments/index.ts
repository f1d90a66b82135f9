export { AttachmentButton } from './compose/attachment-button.tsx';
export { AttachmentDrop } from './compose/attachment-drop.tsx';
export { AttachmentField } from './compose/attachment-field.tsx';
export { DraftAttachments } from './compose/draft-attachments.tsx';
export { useFormAttachments } from './compose/use-form-attachments.ts';
export { useAttachmentDraft, type AttachmentDraftProps } from './draft/use-attachment-draft.ts';
export { formatSize } from './format-size.ts';
export { SentFile } from './sent/sent-file.tsx';
export { SentAttachments } from './sent/sent-attachments.tsx';
