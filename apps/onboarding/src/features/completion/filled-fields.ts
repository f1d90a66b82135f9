import type { OnboardingProfile, User } from '@showcase/data';

type Field = keyof OnboardingProfile;

/** What an interview can fill, in the order of the profile editor. */
const FIELDS = [
  'bio',
  'skills',
  'preferred_language',
  'specialization',
  'availability',
  'years_experience',
  'hourly_rate',
] as const satisfies Field[];

/** What the person has to choose for: the fields that are not empty and of which the answers say something else. */
export function conflictsWith(
  before: User,
  said: { [field in Field]: OnboardingProfile[field] | null },
): Field[] {
  return FIELDS.filter((field) => {
    const isSaid = said[field] !== null;
    return isSaid && !isEmpty(before, field) && textOf(said[field]) !== textOf(before[field]);
  });
}

/** The fields that completing puts a new value into; one that ends up empty is not filled. */
export function filledFields(before: User, after: OnboardingProfile, replaced: readonly Field[]) {
  return FIELDS.filter((field) => {
    const isNew = textOf(after[field]) !== '' && textOf(after[field]) !== textOf(before[field]);
    return isNew && (isEmpty(before, field) || replaced.includes(field));
  });
}

/** Where the new profile is shown, with the filled fields pointed out. */
export function profileAddress(filled: readonly string[]) {
  const address = '/dashboard/dev/profile';
  return filled.length > 0 ? `${address}?filled=${filled.join(',')}` : address;
}

function isEmpty(user: User, field: Field) {
  return textOf(user[field]) === '';
}

function textOf(value: string | number | readonly string[] | null) {
  return String(value ?? '');
}
