import type { ListedSavedCreator } from '@showcase/data/saved-creators';
import { normalizeText } from '@showcase/kit/matching';

/** Searches the name, skills, bio, location and the user's own note, as all searches compare texts. */
export function matchesSearch({ creator, note }: ListedSavedCreator, q: string): boolean {
  const query = normalizeText(q);
  if (query === '') return true;
  const texts = [creator?.name, creator?.bio, creator?.location, note, ...(creator?.skills ?? [])];
  return texts.some((text) => normalizeText(text ?? '').includes(query));
}
