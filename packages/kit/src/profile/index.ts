export { hasCreatorProfile } from './has-creator-profile.ts';
export { INTERVIEW_FIELDS } from './interview-fields.ts';
