export { formatPeriod } from './format-period.ts';
export { hasCreatorProfile } from './has-creator-profile.ts';
export { INTERVIEW_FIELDS } from './interview-fields.ts';
export { getProfileLinks, type ProfileLink } from './profile-links.ts';
