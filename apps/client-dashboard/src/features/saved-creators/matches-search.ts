import type { ListedSavedCreator } from '@showcase/data';

/** By name, skills, bio, location and one's own note, without regard to case. */
export function matchesSearch({ creator, note }: ListedSavedCreator, q: string): boolean {
  const query = q.trim().toLowerCase();
  if (query === '') return true;
  const texts = [creator?.name, creator?.bio, creator?.location, note, ...(creator?.skills ?? [])];
  return texts.some((text) => text?.toLowerCase().includes(query));
}
