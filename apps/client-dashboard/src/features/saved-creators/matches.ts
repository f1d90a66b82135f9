import type { ListedSavedCreator } from '@showcase/data';

/** By name, skills, bio, location and one's own note, without regard to case. */
export function matches({ creator, note }: ListedSavedCreator, q: string): boolean {
  const wanted = q.trim().toLowerCase();
  if (wanted === '') return true;
  const texts = [creator?.name, creator?.bio, creator?.location, note, ...(creator?.skills ?? [])];
  return texts.some((text) => text?.toLowerCase().includes(wanted));
}
