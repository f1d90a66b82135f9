export { AttachmentButton } from './compose/attachment-button.tsx';
export { AttachmentDrop } from './compose/attachment-drop.tsx';
export { DraftAttachments } from './compose/draft-attachments.tsx';
export { getPastedFiles } from './compose/get-pasted-files.ts';
export { useAttachmentDraft, type AttachmentDraftProps } from './draft/use-attachment-draft.ts';
export { SentAttachments } from './sent/sent-attachments.tsx';
