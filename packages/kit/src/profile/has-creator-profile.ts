import type { User } from '@showcase/data';

const FIELDS = [
  'bio',
  'years_experience',
  'hourly_rate',
  'availability',
  'specialization',
] as const satisfies (keyof User)[];

/** Whether a user is a developer or was one before: their profile is kept while they are a client. */
export function hasCreatorProfile(user: User): boolean {
  const hasFilledField = FIELDS.some((field) => (user[field] ?? '') !== '');
  return user.is_dev || user.skills.length > 0 || hasFilledField;
}
