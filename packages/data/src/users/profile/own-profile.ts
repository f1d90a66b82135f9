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
  /** The email address behind the link on their profile; null for that of the account. */
  contactEmail: string | null;
  /** Others see the contact email only then. */
  isContactConfirmed: boolean;
};

/** Those of the signed-in user. */
export async function getOwnDetails(
  client: DataClient,
  userId: string,
): Promise<OwnDetails | null> {
  const [details, contact] = await Promise.all([
    client.from('user_private').select('view_count, email').eq('user_id', userId).maybeSingle(),
    client
      .from('creator_contacts')
      .select('audience, email, confirmed_at')
      .eq('user_id', userId)
      .maybeSingle(),
  ]);
  const account = unwrap(details);
  const visible = unwrap(contact);
  const isOfAccount = visible?.email.toLowerCase() === account?.email?.toLowerCase();
  return {
    viewCount: account?.view_count ?? 0,
    audience: visible?.audience ?? null,
    contactEmail: isOfAccount ? null : (visible?.email ?? null),
    isContactConfirmed: Boolean(visible?.confirmed_at),
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

/** An email address other than the account's is visible once the link that the database mails to it was opened. Repeating it mails the link again. */
export async function setContactEmail(
  client: DataClient,
  { userId, email }: { userId: string; email: string | null },
): Promise<void> {
  unwrap(
    await client
      .from('creator_contacts')
      .update({ email: email ?? (await getAccountEmail(client, userId)) })
      .eq('user_id', userId)
      .select('email')
      .single(),
  );
}

async function getAccountEmail(client: DataClient, userId: string) {
  const row = unwrap(
    await client.from('user_private').select('email').eq('user_id', userId).maybeSingle(),
  );
  return row?.email ?? '';
}

/** Makes the contact email visible that the token was mailed to. Throws 'invalid' if it is not that of the signed-in user. */
export async function confirmContactEmail(client: DataClient, token: string): Promise<void> {
  unwrap(await client.rpc('confirm_contact_email', { token }));
}
