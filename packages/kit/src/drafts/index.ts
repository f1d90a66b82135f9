export { createDraftStore, type DraftStore } from './create-draft-store.ts';
export { useTextDraft } from './use-text-draft.ts';
