export { LOCATION_FILTERS, SKILL_FILTERS } from '../constants.ts';
export { refetchUsers, setDeveloperMode, updateUser } from './change-user.ts';
export {
  completeOnboarding,
  type OnboardingMessage,
  type OnboardingProfile,
} from './profile/complete-onboarding.ts';
export { recordProfileView } from './record-profile-view.ts';
export type { CreatorTotals } from './creator-totals.ts';
export {
  confirmContactEmail,
  getOwnDetails,
  setContactAudience,
  setContactEmail,
  type ContactAudience,
} from './profile/own-profile.ts';
export { getCurrentUser, getUser } from './read-users.ts';
export { userQueries } from './user-queries.ts';
export { AVAILABILITIES, LANGUAGE_FILTERS } from './profile/profile-options.ts';
export type { Creator, CreatorFilters, CreatorSort, User, UserChanges } from './user.ts';
export { USERNAME_MESSAGES, isUsernameAvailable, validateUsername } from './profile/username.ts';
export { validateEmail } from '../forms/validate-email.ts';
export { usernameQueries } from './profile/username-queries.ts';
export { personQueries, refetchPeople, type Person } from './people.ts';
