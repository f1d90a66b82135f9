import type { DataClient } from '../client.ts';
import { LIST_LIMIT } from '../constants.ts';
import { unwrap } from '../http/unwrap.ts';
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

/** Newest first, inactive ones included. */
export async function listOwnServices(client: DataClient, userId: string): Promise<OwnService[]> {
  if (!isUuid(userId)) return [];
  return unwrap(
    await client
      .from('services')
      .select(COLUMNS)
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .order('id')
      .limit(LIST_LIMIT)
      .overrideTypes<OwnService[], { merge: false }>(),
  );
}

export async function getOwnService(client: DataClient, id: string): Promise<OwnService | null> {
  if (!isUuid(id)) return null;
  return unwrap(
    await client
      .from('services')
      .select(COLUMNS)
      .eq('id', id)
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

/** Gives the new version. Throws 'not-found' where the row is gone, another's, or changed since the version. */
export async function saveService(client: DataClient, save: ServiceSave): Promise<string> {
  const { id, userId, changes, version } = save;
  if (version === null) {
    const added = await client
      .from('services')
      .insert({ id, user_id: userId, ...changes })
      .select('updated_at')
      .single();
    if (added.error?.code !== ALREADY_THERE) return unwrap(added).updated_at;
  }
  const update = client.from('services').update(changes).eq('id', id);
  const guarded = version === null ? update : update.eq('updated_at', version);
  return unwrap(await guarded.select('updated_at').single()).updated_at;
}

/** An earlier attempt stored the row, and its answer was lost. */
const ALREADY_THERE = '23505';

/** Throws 'not-found' where the service is gone or another's. */
export async function removeService(client: DataClient, id: string): Promise<void> {
  unwrap(await client.from('services').delete().eq('id', id).select('id').single());
}
