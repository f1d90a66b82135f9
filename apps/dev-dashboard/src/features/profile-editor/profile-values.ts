import type {
  ContactAudience,
  PrivateChanges,
  PrivateProfile,
  User,
  UserChanges,
} from '@showcase/data';
import {
  AVAILABILITIES,
  BLANK_EDUCATION,
  BLANK_EXPERIENCE,
  PREFERRED_LANGUAGES,
  type ProfileValues,
} from '@showcase/data/schemas';
import { toStoredPicture } from '../../shared/pictures/picture.ts';
import { isEqual } from '../../shared/saving/merge-edits.ts';

/** The rows behind the editor. */
export type Profile = {
  user: User;
  details: PrivateProfile | null;
  audience: ContactAudience | null;
};

export type ProfileField = keyof ProfileValues;

export const FIELD_LABELS = {
  avatar: 'Profile picture',
  name: 'Name',
  username: 'Username',
  audience: 'Email visibility',
  bio: 'Bio',
  location: 'Location',
  website: 'Website',
  skills: 'Skills',
  newSkill: 'New skill',
  linkedin: 'LinkedIn',
  github: 'GitHub',
  twitter: 'Twitter',
  instagram: 'Instagram',
  newEducation: 'New education entry',
  education: 'Education',
  newExperience: 'New experience entry',
  experience: 'Experience',
  languages: 'Languages',
  newLanguage: 'New language',
  preferred_language: 'Preferred Language',
  specialization: 'Specialization',
  availability: 'Availability',
  years_experience: 'Years of Experience',
  hourly_rate: 'Hourly Rate',
} as const satisfies Record<ProfileField, string>;

export function toProfileValues({ user, details, audience }: Profile): ProfileValues {
  return {
    avatar: user.avatar ? toStoredPicture(user.avatar, 'Profile picture') : null,
    name: user.name,
    username: user.username ?? '',
    audience: audience ?? 'everyone',
    bio: user.bio ?? '',
    location: user.location ?? '',
    skills: user.skills,
    newSkill: '',
    website: user.website ?? '',
    linkedin: user.linkedin ?? '',
    github: user.github ?? '',
    twitter: user.twitter ?? '',
    instagram: user.instagram ?? '',
    education: (details?.education ?? []).map((entry) => ({ ...BLANK_EDUCATION, ...entry })),
    experience: (details?.experience ?? []).map((entry) => ({ ...BLANK_EXPERIENCE, ...entry })),
    languages: details?.languages ?? ['English'],
    newLanguage: '',
    preferred_language:
      PREFERRED_LANGUAGES.find(({ code }) => code === user.preferred_language)?.code ?? '',
    specialization: user.specialization ?? '',
    availability: AVAILABILITIES.find((option) => option === user.availability) ?? 'full-time',
    years_experience: String(user.years_experience ?? ''),
    hourly_rate: user.hourly_rate === null ? '' : String(Number(user.hourly_rate)),
    newEducation: BLANK_EDUCATION,
    newExperience: BLANK_EXPERIENCE,
  };
}

/** The fields whose values differ. */
export function getChangedFields(before: ProfileValues, after: ProfileValues): ProfileField[] {
  return getProfileFields().filter((field) => !isEqual(before[field], after[field]));
}

const TEXT_COLUMNS = [
  'username',
  'bio',
  'location',
  'website',
  'linkedin',
  'github',
  'twitter',
  'instagram',
  'specialization',
  'preferred_language',
] as const;

/** The columns of the public profile to write for these fields. An empty text clears its column. */
export function toUserChanges(
  values: ProfileValues,
  fields: readonly ProfileField[],
  avatar: string | null,
): UserChanges {
  const cleared = TEXT_COLUMNS.map((field) => [field, values[field] || null] as const);
  const columns: UserChanges = {
    ...Object.fromEntries(cleared),
    avatar,
    name: values.name,
    skills: values.skills,
    availability: values.availability,
    years_experience: parseNumber(values.years_experience),
    hourly_rate: parseNumber(values.hourly_rate),
  };
  return pickFields(columns, fields);
}

/** The same for the columns that only the owner can see. */
export function toPrivateChanges(
  { education, experience, languages }: ProfileValues,
  fields: readonly ProfileField[],
): PrivateChanges {
  return pickFields({ education, experience, languages }, fields);
}

function pickFields<T extends object>(columns: T, fields: readonly string[]): Partial<T> {
  const picked = Object.entries(columns).filter(([field]) => fields.includes(field));
  return Object.fromEntries(picked) as Partial<T>;
}

function parseNumber(text: string) {
  return text === '' ? null : Number(text);
}

/** In the order of the editor. */
export function getProfileFields() {
  return Object.keys(FIELD_LABELS).filter((key): key is ProfileField => key in FIELD_LABELS);
}
