import type { OnboardingProfile, User } from '@showcase/data/users';
import { INTERVIEW_FIELDS } from '@showcase/kit/profile';

type Field = keyof OnboardingProfile;

/** The fields for which the user has to choose: not empty, and different in the answers. */
export function findConflicts(
  before: User,
  answers: { [field in Field]: OnboardingProfile[field] | null },
): Field[] {
  return INTERVIEW_FIELDS.filter((field) => {
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
  return INTERVIEW_FIELDS.filter((field) => {
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
