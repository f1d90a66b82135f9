import type { OnboardingProfile, User } from '@showcase/data';

type Field = keyof OnboardingProfile;

/** The fields that an interview can fill, in the order of the profile editor. */
const FIELDS = [
  'bio',
  'skills',
  'preferred_language',
  'specialization',
  'availability',
  'years_experience',
  'hourly_rate',
] as const satisfies Field[];

/** The fields for which the user has to choose: not empty, and different in the answers. */
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

/** The fields that get a new value on completion. A field that ends up empty does not count as filled. */
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

/** The path of the profile editor, with the filled fields highlighted. */
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
