import type { ListedSavedCreator } from '@showcase/data/saved-creators';

/** Searches the name, skills, bio, location and the user's own note. Case-insensitive. */
export function matchesSearch({ creator, note }: ListedSavedCreator, q: string): boolean {
  const query = q.trim().toLowerCase();
  if (query === '') return true;
  const texts = [creator?.name, creator?.bio, creator?.location, note, ...(creator?.skills ?? [])];
  return texts.some((text) => text?.toLowerCase().includes(query));
}
