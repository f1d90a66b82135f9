import type {
  ContactAudience,
  PrivateChanges,
  PrivateProfile,
  User,
  UserChanges,
} from '@showcase/data/users';
import { profileForm, type ProfileValues } from '@showcase/data/schemas';
import { toStoredPicture } from '../../shared/pictures/picture.ts';
import { isEqual } from '../../shared/saving/merge-edits.ts';

/** The rows behind the editor. */
export type Profile = {
  user: User;
  details: PrivateProfile | null;
  audience: ContactAudience | null;
};

export type ProfileField = keyof ProfileValues;

export function toProfileValues({ user, details, audience }: Profile): ProfileValues {
  return {
    ...profileForm.toValues(user, details ?? {}),
    avatar: user.avatar ? toStoredPicture(user.avatar, 'Profile picture') : null,
    audience: audience ?? profileForm.empty.audience,
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

/** The same for the columns that only the owner can see. */
export function toPrivateChanges(
  values: ProfileValues,
  fields: readonly ProfileField[],
): PrivateChanges {
  return pickFields(profileForm.toDetails(values), fields);
}

function pickFields<T extends object>(columns: T, fields: readonly string[]): Partial<T> {
  const picked = Object.entries(columns).filter(([field]) => fields.includes(field));
  return Object.fromEntries(picked) as Partial<T>;
}
