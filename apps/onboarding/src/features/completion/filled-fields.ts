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
export function findConflicts(
  before: User,
  answers: { [field in Field]: OnboardingProfile[field] | null },
): Field[] {
  return FIELDS.filter((field) => {
    const isAnswered = answers[field] !== null;
    return (
      isAnswered && !isEmpty(before, field) && toText(answers[field]) !== toText(before[field])
    );
  });
}

/** The fields that completing puts a new value into; one that ends up empty is not filled. */
export function getFilledFields(
  before: User,
  after: OnboardingProfile,
  replaced: readonly Field[],
) {
  return FIELDS.filter((field) => {
    const isNew = toText(after[field]) !== '' && toText(after[field]) !== toText(before[field]);
    return isNew && (isEmpty(before, field) || replaced.includes(field));
  });
}

/** Where the new profile is shown, with the filled fields pointed out. */
export function getProfilePath(filled: readonly string[]) {
  const path = '/dashboard/dev/profile';
  return filled.length > 0 ? `${path}?filled=${filled.join(',')}` : path;
}

function isEmpty(user: User, field: Field) {
  return toText(user[field]) === '';
}

function toText(value: string | number | readonly string[] | null) {
  return String(value ?? '');
}
