import { DataError, type DataClient } from '@showcase/data/client';
import { removeImages, storeImages, type Picture, type StoreOptions } from '@showcase/data/images';
import type { User } from '@showcase/data/users';
import { explainError } from '../errors/explain-error.ts';
import { mergeEdits } from './merge-edits.ts';

export type ProfileSave<Rows, Values> = {
  /** The rows that the edits are based on. */
  base: Rows;
  values: Values;
};

type Upload = Pick<StoreOptions, 'signal' | 'onProgress'>;

export type SaveOutcome<Rows, Values> =
  | { state: 'saved'; profile: Rows }
  | { state: 'picture-refused'; error: DataError }
  | {
      state: 'conflict';
      theirs: Rows;
      merged: Values;
      conflictingFields: (keyof Values & string)[];
    };

/** How a form of the profile, or of a part of it, is read and written. */
export type ProfileAccess<Rows, Values> = {
  toValues: (rows: Rows) => Values;
  /** Writes what differs. Throws 'not-found' if the rows are newer than `base`. `avatar` is the reference of the stored picture. */
  write: (save: ProfileSave<Rows, Values>, avatar: string | null) => Promise<Rows>;
  /** The current rows. */
  read: () => Promise<Rows | null>;
};

/** Saves only the changed fields. Never overwrites changes from another window without the user's choice. */
export async function saveProfile<
  Rows extends { user: User },
  Values extends { avatar: Picture | null },
>(
  client: DataClient,
  save: ProfileSave<Rows, Values>,
  access: ProfileAccess<Rows, Values>,
  upload: Upload = {},
): Promise<SaveOutcome<Rows, Values>> {
  const { toValues, read } = access;
  let isStored = false;
  const onStored = () => {
    isStored = true;
  };
  try {
    const profile = await writeWithPicture(client, save, access, { ...upload, onStored });
    return { state: 'saved', profile };
  } catch (error) {
    if (!isStored && isPictureRejected(error)) return { state: 'picture-refused', error };
    const theirs = isStale(error) ? await read() : null;
    if (!theirs || theirs.user.updated_at === save.base.user.updated_at) throw error;
    const { merged, conflictingFields } = mergeEdits(
      toValues(save.base),
      save.values,
      toValues(theirs),
    );
    if (conflictingFields.length > 0)
      return { state: 'conflict', theirs, merged, conflictingFields };
    const mergedSave = { base: theirs, values: merged };
    return { state: 'saved', profile: await writeWithPicture(client, mergedSave, access, upload) };
  }
}

/** The user's next step after the storage rejected a picture. */
export function explainRejectedPicture(error: DataError) {
  const action = "We couldn't accept this picture.";
  const overrides = { invalid: `${action} Choose another one.` };
  return error.sentence ?? explainError(error, { action, overrides });
}

/** Whether the storage rejected the picture permanently, so that a retry would not help. */
function isPictureRejected(error: unknown): error is DataError {
  return error instanceof DataError && ['too-large', 'invalid', 'forbidden'].includes(error.kind);
}

function isStale(error: unknown) {
  return error instanceof DataError && error.kind === 'not-found';
}

async function writeWithPicture<
  Rows extends { user: User },
  Values extends { avatar: Picture | null },
>(
  client: DataClient,
  save: ProfileSave<Rows, Values>,
  { write }: Pick<ProfileAccess<Rows, Values>, 'write'>,
  { onStored, ...upload }: Upload & { onStored?: () => void },
): Promise<Rows> {
  const { id, avatar: oldAvatar } = save.base.user;
  const { avatar } = save.values;
  const pictures = avatar ? [avatar] : [];
  const options = { userId: id, folder: 'avatar', pictures, ...upload } as const;
  const profile = await storeImages(client, options, async (references) => {
    onStored?.();
    return write(save, references.get(avatar?.id ?? '') ?? null);
  });
  if (profile.user.avatar !== oldAvatar) await removeImages(client, [oldAvatar]);
  return profile;
}
