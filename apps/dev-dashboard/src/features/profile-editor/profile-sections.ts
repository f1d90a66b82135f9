import type { ProfileValues } from '@showcase/data/schemas';
import type { FieldErrors } from 'react-hook-form';
import { getProfileFields, type ProfileField } from './profile-values.ts';

export const PROFILE_SECTIONS = ['basic', 'social', 'professional'] as const;

export type ProfileSection = (typeof PROFILE_SECTIONS)[number];

const SOCIAL_FIELDS = ['linkedin', 'github', 'twitter', 'instagram'];
const PROFESSIONAL_FIELDS = [
  'education',
  'newEducation',
  'experience',
  'newExperience',
  'languages',
  'newLanguage',
  'preferred_language',
  'specialization',
  'availability',
  'years_experience',
  'hourly_rate',
];

/** The section that contains a field. The website is in two sections and belongs to the first. */
export function getSection(field: string): ProfileSection {
  if (SOCIAL_FIELDS.includes(field)) return 'social';
  return PROFESSIONAL_FIELDS.includes(field) ? 'professional' : 'basic';
}

export function getFirstErrorField(errorFields: FieldErrors<ProfileValues>): ProfileField {
  return getProfileFields().find((field) => errorFields[field]) ?? 'name';
}

/** The number of errors in a section; no `count` if there are none. */
export function getErrorCount(errors: FieldErrors<ProfileValues>, section: ProfileSection) {
  const errorFields = Object.keys(errors).filter((field) => getSection(field) === section);
  return errorFields.length > 0 ? { count: errorFields.length } : {};
}
