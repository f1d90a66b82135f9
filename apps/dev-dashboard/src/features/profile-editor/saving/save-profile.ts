import { DataError, type DataClient } from '@showcase/data/client';
import { removeImages, storeImages, type StoreOptions } from '@showcase/data/images';
import { getOwnDetails, getUser, setContactAudience, updateUser } from '@showcase/data/users';
import type { ProfileValues } from '@showcase/data/schemas';
import { mergeEdits } from '../../../shared/saving/merge-edits.ts';
import {
  getChangedFields,
  toUserChanges,
  toProfileValues,
  type Profile,
  type ProfileField,
} from '../profile-values.ts';

export type ProfileSave = {
  /** The rows that the edits are based on. */
  base: Profile;
  values: ProfileValues;
};

type Upload = Pick<StoreOptions, 'signal' | 'onProgress'>;

export type SaveOutcome =
  | { state: 'saved'; profile: Profile }
  | { state: 'picture-refused'; error: DataError }
  | {
      state: 'conflict';
      theirs: Profile;
      merged: ProfileValues;
      conflictingFields: ProfileField[];
    };

/** Saves only the changed fields. Never overwrites changes from another window without the user's choice. */
export async function saveProfile(
  client: DataClient,
  save: ProfileSave,
  upload: Upload = {},
): Promise<SaveOutcome> {
  let isStored = false;
  const onStored = () => {
    isStored = true;
  };
  try {
    return { state: 'saved', profile: await write(client, save, { ...upload, onStored }) };
  } catch (error) {
    if (!isStored && isPictureRejected(error)) return { state: 'picture-refused', error };
    const theirs = await fetchNewerVersion(client, error, save.base);
    if (!theirs) throw error;
    const { merged, conflictingFields } = mergeEdits(
      toProfileValues(save.base),
      save.values,
      toProfileValues(theirs),
    );
    if (conflictingFields.length > 0)
      return { state: 'conflict', theirs, merged, conflictingFields };
    const mergedSave = { base: theirs, values: merged };
    return { state: 'saved', profile: await write(client, mergedSave, upload) };
  }
}

/** Whether the storage rejected the picture permanently, so that a retry would not help. */
function isPictureRejected(error: unknown): error is DataError {
  return error instanceof DataError && ['too-large', 'invalid', 'forbidden'].includes(error.kind);
}

async function write(
  client: DataClient,
  { base, values }: ProfileSave,
  { onStored, ...upload }: Upload & { onStored?: () => void },
): Promise<Profile> {
  const { id, avatar: oldAvatar } = base.user;
  const fields = getChangedFields(toProfileValues(base), values);
  const pictures = values.avatar ? [values.avatar] : [];
  const options = { userId: id, folder: 'avatar', pictures, ...upload } as const;
  const profile = await storeImages(client, options, async (references) => {
    onStored?.();
    const avatar = references.get(values.avatar?.id ?? '') ?? null;
    return writeRows(client, base, values, fields, avatar);
  });
  if (profile.user.avatar !== oldAvatar) await removeImages(client, [oldAvatar]);
  return profile;
}

async function writeRows(
  client: DataClient,
  base: Profile,
  values: ProfileValues,
  fields: ProfileField[],
  avatar: string | null,
): Promise<Profile> {
  let { user, audience } = base;
  const changes = toUserChanges(values, fields, avatar);
  if (Object.keys(changes).length > 0) {
    // Store the default that the editor shows, so that clients see the same value.
    const availability = user.availability ?? values.availability;
    const columns = { availability, ...changes };
    const written = user.availability === null ? columns : changes;
    user = await updateUser(client, { id: user.id, changes: written, version: user.updated_at });
  }
  if (fields.includes('audience')) {
    await setContactAudience(client, { userId: user.id, audience: values.audience });
    audience = values.audience;
  }
  return { user, audience };
}

/** The current rows if the save failed because they are newer than `base`, otherwise null. */
async function fetchNewerVersion(client: DataClient, error: unknown, base: Profile) {
  if (!(error instanceof DataError) || error.kind !== 'not-found') return null;
  const { id } = base.user;
  const [user, ownDetails] = await Promise.all([getUser(client, id), getOwnDetails(client, id)]);
  const isNewer = user?.updated_at !== base.user.updated_at;
  return user && ownDetails && isNewer ? { user, audience: ownDetails.audience } : null;
}
