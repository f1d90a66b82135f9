import type { DataClient } from '../../client/client.ts';
import type { Row } from '../../database.ts';
import { unwrap } from '../../http/unwrap.ts';
import type { CONTACT_AUDIENCES } from './profile-options.ts';

/** The parts of a profile that only its owner can see. Views are counted once per visitor and day, never the owner's. */
export type PrivateProfile = Pick<
  Row<'user_private'>,
  'education' | 'experience' | 'languages' | 'view_count' | 'updated_at'
>;

/** Who can see a creator's email link. */
export type ContactAudience = (typeof CONTACT_AUDIENCES)[number];

export type PrivateChanges = Partial<Omit<PrivateProfile, 'view_count' | 'updated_at'>>;

const COLUMNS = 'education, experience, languages, view_count, updated_at';

/** That of the signed-in user; null for any other user. */
export async function getPrivateProfile(
  client: DataClient,
  userId: string,
): Promise<PrivateProfile | null> {
  return unwrap(
    await client.from('user_private').select(COLUMNS).eq('user_id', userId).maybeSingle(),
  );
}

type PrivateUpdate = {
  userId: string;
  changes: PrivateChanges;
  /** The `updated_at` that the changes are based on. */
  version: string;
};

/** Throws 'not-found' if the row has changed since the version. */
export async function updatePrivateProfile(
  client: DataClient,
  { userId, changes, version }: PrivateUpdate,
): Promise<PrivateProfile> {
  return unwrap(
    await client
      .from('user_private')
      .update(changes)
      .eq('user_id', userId)
      .eq('updated_at', version)
      .select(COLUMNS)
      .single(),
  );
}

/** Null until the user becomes a creator for the first time. */
export async function getContactAudience(
  client: DataClient,
  userId: string,
): Promise<ContactAudience | null> {
  const row = unwrap(
    await client.from('creator_contacts').select('audience').eq('user_id', userId).maybeSingle(),
  );
  return row?.audience ?? null;
}

export type OwnDetails = { details: PrivateProfile | null; audience: ContactAudience | null };

/** All private parts of the signed-in user's profile. */
export async function getOwnDetails(
  client: DataClient,
  userId: string,
): Promise<OwnDetails | null> {
  const [details, audience] = await Promise.all([
    getPrivateProfile(client, userId),
    getContactAudience(client, userId),
  ]);
  return { details, audience };
}

export async function setContactAudience(
  client: DataClient,
  { userId, audience }: { userId: string; audience: ContactAudience },
): Promise<void> {
  unwrap(
    await client
      .from('creator_contacts')
      .update({ audience })
      .eq('user_id', userId)
      .select('audience')
      .single(),
  );
}
