import type { User } from '@showcase/data/users';

const FIELDS = [
  'bio',
  'years_experience',
  'hourly_rate',
  'availability',
  'specialization',
] as const satisfies (keyof User)[];

/** Whether a user is or was a developer. The profile remains stored while the user is a client. */
export function hasCreatorProfile(user: User): boolean {
  const hasFilledField = FIELDS.some((field) => (user[field] ?? '') !== '');
  return user.is_dev || user.skills.length > 0 || hasFilledField;
}
