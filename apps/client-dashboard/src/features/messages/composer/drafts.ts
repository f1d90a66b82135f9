import { createSessionStorage } from '@showcase/data';

type Drafts = Record<string, string>;

const storage = createSessionStorage();
const keyOf = (userId: string) => `bolt-showcase-message-drafts-${userId}`;

export function readDraft(userId: string, draftKey: string) {
  return readAll(userId)[draftKey] ?? '';
}

export function writeDraft(userId: string, draftKey: string, text: string) {
  const { [draftKey]: _before, ...others } = readAll(userId);
  const drafts = text === '' ? others : { ...others, [draftKey]: text };
  if (Object.keys(drafts).length === 0) storage.removeItem(keyOf(userId));
  else storage.setItem(keyOf(userId), JSON.stringify(drafts));
}

/** None where they were not written by us. */
function readAll(userId: string): Drafts {
  try {
    const value: unknown = JSON.parse(storage.getItem(keyOf(userId)) ?? '{}');
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
