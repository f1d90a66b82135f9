import { useState } from 'react';
import { createDraftStore, type DraftStore } from './create-draft-store.ts';

/** Texts that are stored in this tab. */
const tabDrafts = createDraftStore<string>({
  getKey: (id) => `draft:${id}`,
  openStorage: () => sessionStorage,
  decode: (text) => text,
  encode: (text) => text,
});

/**
 * Stores a text while the user types, in this tab unless another store is given. Empty text is no draft: `save('')` removes it, and
 * `initialText` is empty if there was none.
 */
export function useTextDraft(id: string, drafts: DraftStore<string> = tabDrafts) {
  const [initialText] = useState(() => drafts.read(id) ?? '');
  const save = (text: string) => drafts.write(id, text === '' ? null : text);
  return { initialText, save };
}
