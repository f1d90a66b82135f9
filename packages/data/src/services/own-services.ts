import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { DataClient } from '../client/types.ts';
import { LIST_LIMIT } from '../constants.ts';
import { readCount } from '../http/read-count.ts';
import { unwrap } from '../http/unwrap.ts';
import { invalidateQueries } from '../query/invalidate-queries.ts';
import { rowsAfter } from '../query/key-pages.ts';
import { getSignedInUserId } from '../session/signed-in-user-id.ts';
import type { Row } from '../database.ts';
import { isUuid } from '../uuid.ts';
import { saveItem, type ItemSave, type SavedItem } from '../items/save-item.ts';
import { withReadMetadata } from './read-metadata.ts';
import { selectServices } from './columns.ts';
import type { serviceForm } from './service-form.ts';
import type { ServiceMetadata } from './read-metadata.ts';
import type { Service } from './service.ts';

/** The columns that the service form reads and writes. */
type FormColumns = typeof serviceForm.columns;

/** The columns that the service form writes. */
export type ServiceChanges = Omit<Pick<Row<'services'>, FormColumns[number]>, 'metadata'> & {
  metadata: ServiceMetadata;
};

/** Identifies the row, and the version that edits are based on. */
const VERSION_COLUMNS = ['id', 'updated_at'] as const;

/** A service as its owner edits it. */
export type OwnService = ServiceChanges & Pick<Row<'services'>, (typeof VERSION_COLUMNS)[number]>;

/** The last row of the previous page, if there is one. */
type ServiceKey = Pick<Service, 'id' | 'created_at'> | null;

/** Newest first, including inactive ones. */
export async function listOwnServices(
  client: DataClient,
  userId: string,
  after: ServiceKey = null,
): Promise<Service[]> {
  if (!isUuid(userId)) return [];
  const services = selectServices(client).eq('user_id', userId);
  const remaining = after ? services.or(rowsAfter(after, 'created_at', 'descending')) : services;
  const rows = unwrap(
    await remaining
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(LIST_LIMIT),
  );
  return rows.map(withReadMetadata);
}

/** Including inactive ones. */
export function countOwnServices(client: DataClient, userId: string): Promise<number> {
  const all = client.from('services').select('id', { count: 'exact', head: true });
  return readCount(all.eq('user_id', userId));
}

/** Null if it does not exist or belongs to another user: their services can be read, but not edited. */
export function getOwnService(
  client: DataClient,
  id: string,
  columns: FormColumns,
): Promise<OwnService | null> {
  return readOwnService(client, { id }, columns);
}

/** The service that was first saved under this key of the form; null if it was never stored. */
export function getOwnServiceByKey(
  client: DataClient,
  key: string,
  columns: FormColumns,
): Promise<OwnService | null> {
  return readOwnService(client, { client_key: key }, columns);
}

async function readOwnService(
  client: DataClient,
  match: { id: string } | { client_key: string },
  columns: FormColumns,
): Promise<OwnService | null> {
  const user_id = await getSignedInUserId(client);
  if (!Object.values(match).every(isUuid) || !user_id) return null;
  const service = client
    .from('services')
    .select<string, OwnService>([...VERSION_COLUMNS, ...columns].join(', '));
  const row = unwrap(await service.match({ ...match, user_id }).maybeSingle());
  return row && withReadMetadata(row);
}

export function saveService(
  client: DataClient,
  save: ItemSave<ServiceChanges>,
): Promise<SavedItem> {
  const services = () => client.from('services');
  return saveItem(save, {
    insert: (row) => services().insert(row).select('id, updated_at').single(),
    update: (updated_at) =>
      services()
        .update(save.changes)
        .match({ id: save.id, updated_at })
        .select('id, updated_at')
        .single(),
    readByKey: (key, columns) => getOwnServiceByKey(client, key, columns),
  });
}

type ActiveInput = { id: string; isActive: boolean };

/** Publishes or unpublishes a service. Throws 'not-found' if it is deleted or belongs to another user. */
export async function setServiceActive(
  client: DataClient,
  { id, isActive }: ActiveInput,
): Promise<void> {
  const update = client.from('services').update({ is_active: isActive }).eq('id', id);
  unwrap(await update.select('id').single());
}

/** Throws 'not-found' if the service is deleted or belongs to another user. */
export async function removeService(client: DataClient, id: string): Promise<void> {
  unwrap(await client.from('services').delete().eq('id', id).select('id').single());
}

/** All lists and details, after one of the user's own was saved or removed. */
export const refetchServices = (queryClient: QueryClient) =>
  invalidateQueries(queryClient, ['services']);

export const setServiceActiveOptions = (client: DataClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (input: ActiveInput) => setServiceActive(client, input),
    onSuccess: () => refetchServices(queryClient),
    onError: (error) => console.error('Error saving service:', error),
  });
