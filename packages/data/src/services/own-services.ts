import type { DataClient } from '../client.ts';
import { LIST_LIMIT } from '../constants.ts';
import { countOf } from '../http/count-of.ts';
import { isSameContent } from '../http/same-content.ts';
import { unwrap } from '../http/unwrap.ts';
import { rowsAfter } from '../query/key-pages.ts';
import { signedInUserId } from '../session/signed-in-user-id.ts';
import { isUuid } from '../uuid.ts';
import type { Service } from './service.ts';

/** A service as its owner edits it. */
export type OwnService = Service & {
  /** The version that edits are based on. */
  updated_at: string;
};

/** The columns that the service form writes. */
export type ServiceChanges = Omit<OwnService, 'id' | 'user_id' | 'created_at' | 'updated_at'>;

const COLUMNS =
  'id, user_id, title, description, price, duration, requirements, is_active, metadata, images, created_at, updated_at';

/** The last row of the page before, where there is one. */
type ServiceKey = Pick<OwnService, 'id' | 'created_at'> | null;

/** Newest first, inactive ones included. */
export async function listOwnServices(
  client: DataClient,
  userId: string,
  after: ServiceKey = null,
): Promise<OwnService[]> {
  if (!isUuid(userId)) return [];
  const services = client.from('services').select(COLUMNS).eq('user_id', userId);
  const rest = after ? services.or(rowsAfter(after, 'created_at', 'descending')) : services;
  return unwrap(
    await rest
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(LIST_LIMIT)
      .overrideTypes<OwnService[], { merge: false }>(),
  );
}

/** Inactive ones included. */
export function countOwnServices(client: DataClient, userId: string): Promise<number> {
  const all = client.from('services').select('id', { count: 'exact', head: true });
  return countOf(all.eq('user_id', userId));
}

/** Null where there is none, or where it is another's: their services can be read, but not edited. */
export async function getOwnService(client: DataClient, id: string): Promise<OwnService | null> {
  const userId = await signedInUserId(client);
  if (!isUuid(id) || !userId) return null;
  return unwrap(
    await client
      .from('services')
      .select(COLUMNS)
      .eq('id', id)
      .eq('user_id', userId)
      .maybeSingle()
      .overrideTypes<OwnService, { merge: false }>(),
  );
}

type ServiceSave = {
  /** Made by the client, so that a repeated save is the same row. */
  id: string;
  userId: string;
  changes: ServiceChanges;
  /** The `updated_at` that the changes are based on; null for a new service. */
  version: string | null;
};

/**
 * Gives the new version. Throws 'not-found' where the row is gone, another's, or changed since the version, and 'conflict' where a
 * new service meets another one of its id.
 */
export async function saveService(client: DataClient, save: ServiceSave): Promise<string> {
  const { id, changes, version } = save;
  if (version === null) return addService(client, save);
  const update = client.from('services').update(changes).eq('id', id);
  return unwrap(await update.eq('updated_at', version).select('updated_at').single()).updated_at;
}

async function addService(client: DataClient, { id, userId, changes }: ServiceSave) {
  const row = { id, user_id: userId, ...changes };
  const added = await client.from('services').insert(row).select('updated_at').single();
  if (added.error?.code !== ALREADY_THERE) return unwrap(added).updated_at;
  // The same content is an earlier attempt, whose answer was lost.
  const stored = await getOwnService(client, id);
  return stored && isSameContent(changes, stored) ? stored.updated_at : unwrap(added).updated_at;
}

const ALREADY_THERE = '23505';

/** Shows a service to clients, or hides it from them. Throws 'not-found' where it is gone or another's. */
export async function setServiceActive(
  client: DataClient,
  { id, isActive }: { id: string; isActive: boolean },
): Promise<void> {
  const update = client.from('services').update({ is_active: isActive }).eq('id', id);
  unwrap(await update.select('id').single());
}

/** Throws 'not-found' where the service is gone or another's. */
export async function removeService(client: DataClient, id: string): Promise<void> {
  unwrap(await client.from('services').delete().eq('id', id).select('id').single());
}
