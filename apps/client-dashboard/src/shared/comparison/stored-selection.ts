import { MAX_COMPARED_CREATORS, toComparedIds } from '@showcase/data/reputation';
import { createDraftStore } from '@showcase/kit/drafts';

/** A selected creator; the name is shown until the page loads them. */
export type SelectedCreator = { id: string; name: string };

/** A user's selection, in this tab, so that it outlives a visit to a profile. */
export const storedSelections = createDraftStore<SelectedCreator[]>({
  getKey: (userId) => `comparison-${userId}`,
  openStorage: () => sessionStorage,
  decode: (text) => pickCreators(JSON.parse(text)),
  encode: JSON.stringify,
});

function pickCreators(stored: unknown): SelectedCreator[] | null {
  if (!Array.isArray(stored)) return null;
  return stored.filter(isSelectedCreator).slice(0, MAX_COMPARED_CREATORS);
}

function isSelectedCreator(value: unknown): value is SelectedCreator {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name }: Record<string, unknown> = { ...value };
  return typeof name === 'string' && typeof id === 'string' && toComparedIds([id]).length === 1;
}
