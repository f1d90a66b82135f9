import type { OnboardingProfile, User } from '@showcase/data';

/** What the profile editor can show of the derived profile. */
const EDITABLE = ['bio', 'skills', 'availability', 'years_experience', 'hourly_rate'] as const;

/** The fields that completing puts a new value into; one that ends up empty is not filled. */
export function filledFields(before: User, profile: OnboardingProfile) {
  return EDITABLE.filter((field) => {
    const after = String(profile[field]);
    return after !== '' && after !== String(before[field] ?? '');
  });
}

/** Where the new profile is shown, with the filled fields pointed out. */
export function profileAddress(filled: readonly string[]) {
  const address = '/dashboard/dev/profile';
  return filled.length > 0 ? `${address}?filled=${filled.join(',')}` : address;
}
