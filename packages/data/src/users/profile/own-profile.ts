import type { DataClient } from '../../client/types.ts';
import { unwrap } from '../../http/unwrap.ts';
import type { CONTACT_AUDIENCES } from './profile-options.ts';

/** Who can see a creator's email link. */
export type ContactAudience = (typeof CONTACT_AUDIENCES)[number];

/** The parts of a profile that only its owner can see. */
export type OwnDetails = {
  /** Counted once per visitor and day, never the owner's. */
  viewCount: number;
  /** Null until the user becomes a creator for the first time. */
  audience: ContactAudience | null;
};

/** Those of the signed-in user. */
export async function getOwnDetails(
  client: DataClient,
  userId: string,
): Promise<OwnDetails | null> {
  const [details, contact] = await Promise.all([
    client.from('user_private').select('view_count').eq('user_id', userId).maybeSingle(),
    client.from('creator_contacts').select('audience').eq('user_id', userId).maybeSingle(),
  ]);
  return {
    viewCount: unwrap(details)?.view_count ?? 0,
    audience: unwrap(contact)?.audience ?? null,
  };
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
