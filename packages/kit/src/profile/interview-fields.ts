import type { OnboardingProfile } from '@showcase/data/users';

/** The fields of a profile that the interview can fill, in the order of the profile editor. */
export const INTERVIEW_FIELDS = [
  'bio',
  'skills',
  'preferred_language',
  'specialization',
  'availability',
  'years_experience',
  'hourly_rate',
] as const satisfies (keyof OnboardingProfile)[];
