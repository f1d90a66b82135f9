import type { DataClient } from '@showcase/data/client';
import type { OwnNameValues } from '@showcase/data/schemas';
import { getUser, updateUser, type User, type UserChanges } from '@showcase/data/users';
import { toStoredPicture } from '@showcase/kit/pictures';
import { isEqual, type ProfileAccess } from '@showcase/kit/saving';

export type OwnRows = { user: User };

export function toOwnName({ user }: OwnRows): OwnNameValues {
  return {
    name: user.name,
    avatar: user.avatar ? toStoredPicture(user.avatar, 'Profile picture') : null,
  };
}

/** How the account settings read and write the user's name and picture. */
export function ownNameAccess(
  client: DataClient,
  userId: string,
): ProfileAccess<OwnRows, OwnNameValues> {
  return {
    toValues: toOwnName,
    async write({ base, values }, avatar) {
      const before = toOwnName(base);
      const changes: UserChanges = {
        ...(values.name !== before.name && { name: values.name }),
        ...(!isEqual(values.avatar, before.avatar) && { avatar }),
      };
      if (Object.keys(changes).length === 0) return base;
      const version = base.user.updated_at;
      return { user: await updateUser(client, { id: userId, changes, version }) };
    },
    async read() {
      const user = await getUser(client, userId);
      return user && { user };
    },
  };
}
