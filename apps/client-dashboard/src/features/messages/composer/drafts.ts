import { createAuthStorage } from '@showcase/data';

type Drafts = Record<string, string>;

const storage = createAuthStorage();
const getStorageKey = (userId: string) => `bolt-showcase-message-drafts-${userId}`;

export function readDraft(userId: string, draftKey: string) {
  return readDrafts(userId)[draftKey] ?? '';
}

export function writeDraft(userId: string, draftKey: string, text: string) {
  const { [draftKey]: _removed, ...others } = readDrafts(userId);
  const drafts = text === '' ? others : { ...others, [draftKey]: text };
  if (Object.keys(drafts).length === 0) storage.removeItem(getStorageKey(userId));
  else storage.setItem(getStorageKey(userId), JSON.stringify(drafts));
}

/** Empty if the stored value is not valid. */
function readDrafts(userId: string): Drafts {
  try {
    const value: unknown = JSON.parse(storage.getItem(getStorageKey(userId)) ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  } catch {
    return {};
  }
}
