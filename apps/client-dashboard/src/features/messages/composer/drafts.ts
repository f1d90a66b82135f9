import { createAuthStorage } from '@showcase/data/session';
import { createDraftStore, type DraftStore } from '@showcase/kit/drafts';

type Texts = Record<string, string>;

const storage = createAuthStorage();

const textsByUser = createDraftStore<Texts>({
  getKey: (userId) => `message-drafts-${userId}`,
  openStorage: () => storage,
  decode: (text) => pickTexts(JSON.parse(text)),
  encode: JSON.stringify,
});

/** A user's unsent messages, by conversation. They are stored together. */
export function getMessageDrafts(userId: string): DraftStore<string> {
  const readAll = () => textsByUser.read(userId) ?? {};
  return {
    read: (draftKey) => readAll()[draftKey] ?? null,
    write(draftKey, text) {
      const { [draftKey]: _removed, ...others } = readAll();
      const texts = text === null ? others : { ...others, [draftKey]: text };
      textsByUser.write(userId, Object.keys(texts).length === 0 ? null : texts);
    },
  };
}

function pickTexts(stored: unknown): Texts | null {
  if (typeof stored !== 'object' || stored === null) return null;
  return Object.fromEntries(
    Object.entries(stored).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
