import { profileForm, type ProfileValues } from '@showcase/data/schemas';
import type { FieldErrors } from 'react-hook-form';
import type { ProfileField } from './profile-values.ts';

export const PROFILE_SECTIONS = ['basic', 'social', 'professional'] as const;

export type ProfileSection = (typeof PROFILE_SECTIONS)[number];

/** The section that contains a field. The website is in two sections and belongs to the first. */
export function getSection(field: ProfileField): ProfileSection {
  return profileForm.fields[field].section;
}

export function getFirstErrorField(errors: FieldErrors<ProfileValues>): ProfileField {
  return profileForm.names.find((field) => errors[field]) ?? 'name';
}

/** The number of errors in a section; no `count` if there are none. */
export function getErrorCount(errors: FieldErrors<ProfileValues>, section: ProfileSection) {
  const count = profileForm.sections[section].filter((field) => errors[field]).length;
  return count > 0 ? { count } : {};
}
