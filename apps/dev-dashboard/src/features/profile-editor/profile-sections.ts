import type { ProfileValues } from '@showcase/data/schemas';
import type { FieldErrors } from 'react-hook-form';
import { profileFields, type ProfileField } from './profile-values.ts';

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

/** Where a field is edited; the website is in two sections and belongs to the first. */
export function sectionOf(field: string): ProfileSection {
  if (SOCIAL_FIELDS.includes(field)) return 'social';
  return PROFESSIONAL_FIELDS.includes(field) ? 'professional' : 'basic';
}

export function firstFault(faults: FieldErrors<ProfileValues>): ProfileField {
  return profileFields().find((field) => faults[field]) ?? 'name';
}

/** Marks the section that holds errors. */
export function faultCount(errors: FieldErrors<ProfileValues>, section: ProfileSection) {
  const faults = Object.keys(errors).filter((field) => sectionOf(field) === section);
  return faults.length > 0 ? { count: faults.length } : {};
}
