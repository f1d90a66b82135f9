import type { ContactAudience, User, UserChanges } from '@showcase/data/users';
import { profileForm, type ProfileValues } from '@showcase/data/schemas';
import { toStoredPicture } from '@showcase/kit/pictures';
import { isEqual } from '@showcase/kit/saving';

/** The rows behind the editor. */
export type Profile = {
  user: User;
  audience: ContactAudience | null;
  /** Null for that of the account. */
  contactEmail: string | null;
};

export type ProfileField = keyof ProfileValues;

export function toProfileValues({ user, audience, contactEmail }: Profile): ProfileValues {
  return {
    ...profileForm.toValues(user),
    avatar: user.avatar ? toStoredPicture(user.avatar, 'Profile picture') : null,
    audience: audience ?? profileForm.empty.audience,
    contact_email: contactEmail ?? '',
  };
}

/** The fields whose values differ. */
export function getChangedFields(before: ProfileValues, after: ProfileValues): ProfileField[] {
  return profileForm.names.filter((field) => !isEqual(before[field], after[field]));
}

/** The columns of the public profile to write for these fields. */
export function toUserChanges(
  values: ProfileValues,
  fields: readonly ProfileField[],
  avatar: string | null,
): UserChanges {
  return pickFields({ ...profileForm.toColumns(values), avatar }, fields);
}

function pickFields<T extends object>(columns: T, fields: readonly string[]): Partial<T> {
  const picked = Object.entries(columns).filter(([field]) => fields.includes(field));
  return Object.fromEntries(picked) as Partial<T>;
}
