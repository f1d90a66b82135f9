import type { User, UserChanges } from '@showcase/data';
import type { ProfileValues } from '@showcase/data/schemas';

export type ProfileField = keyof ProfileValues;

export const FIELD_LABELS = {
  name: 'Name',
  username: 'Username',
  bio: 'Bio',
  location: 'Location',
  website: 'Website',
  skills: 'Skills',
  linkedin: 'LinkedIn',
  github: 'GitHub',
  twitter: 'Twitter',
  instagram: 'Instagram',
} as const satisfies Record<ProfileField, string>;

export function valuesOf(user: User): ProfileValues {
  return {
    name: user.name,
    username: user.username ?? '',
    bio: user.bio ?? '',
    location: user.location ?? '',
    skills: user.skills,
    website: user.website ?? '',
    linkedin: user.linkedin ?? '',
    github: user.github ?? '',
    twitter: user.twitter ?? '',
    instagram: user.instagram ?? '',
  };
}

/** The fields in which the two differ. */
export function changedFields(before: ProfileValues, after: ProfileValues): ProfileField[] {
  return profileFields().filter((field) => textOf(before, field) !== textOf(after, field));
}

/** The columns to write for these fields; an empty text clears its column. */
export function changesOf(values: ProfileValues, fields: readonly ProfileField[]): UserChanges {
  const { name, skills, ...texts } = values;
  const cleared = Object.entries(texts).map(
    ([field, text]) => [field, text === '' ? null : text] as const,
  );
  const columns: UserChanges = { ...Object.fromEntries(cleared), name, skills };
  const wanted = Object.entries(columns).filter(([field]) => fields.some((one) => one === field));
  return Object.fromEntries(wanted);
}

/** How a field's value reads. */
export function textOf(values: ProfileValues, field: ProfileField): string {
  return field === 'skills' ? values.skills.join(', ') : values[field];
}

function profileFields() {
  return Object.keys(FIELD_LABELS).filter((key): key is ProfileField => key in FIELD_LABELS);
}
