import type { DataClient } from '@showcase/data/client';
import {
  getOwnDetails,
  getUser,
  setContactAudience,
  setContactEmail,
  updateUser,
} from '@showcase/data/users';
import type { ProfileValues } from '@showcase/data/schemas';
import type { ProfileAccess, ProfileSave } from '@showcase/kit/saving';
import {
  getChangedFields,
  toUserChanges,
  toProfileValues,
  type Profile,
} from '../profile-values.ts';

/** How the editor reads and writes the profile of a user. */
export function profileAccess(
  client: DataClient,
  userId: string,
): ProfileAccess<Profile, ProfileValues> {
  return {
    toValues: toProfileValues,
    write: (save, avatar) => writeRows(client, save, avatar),
    async read() {
      const [user, ownDetails] = await Promise.all([
        getUser(client, userId),
        getOwnDetails(client, userId),
      ]);
      if (!user || !ownDetails) return null;
      const { audience, contactEmail } = ownDetails;
      return { user, audience, contactEmail };
    },
  };
}

async function writeRows(
  client: DataClient,
  { base, values }: ProfileSave<Profile, ProfileValues>,
  avatar: string | null,
): Promise<Profile> {
  let { user, audience, contactEmail } = base;
  const fields = getChangedFields(toProfileValues(base), values);
  const changes = toUserChanges(values, fields, avatar);
  if (Object.keys(changes).length > 0) {
    user = await updateUser(client, { id: user.id, changes, version: user.updated_at });
  }
  if (fields.includes('audience')) {
    await setContactAudience(client, { userId: user.id, audience: values.audience });
    audience = values.audience;
  }
  if (fields.includes('contact_email')) {
    contactEmail = values.contact_email || null;
    await setContactEmail(client, { userId: user.id, email: contactEmail });
  }
  return { user, audience, contactEmail };
}
