import type { QueryData } from '@supabase/supabase-js';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { DataClient } from '../../client/types.ts';
import { unwrap } from '../../http/unwrap.ts';
import { invalidateQueries } from '../../query/invalidate-queries.ts';

const KEY = 'offer-templates';

const selectTemplates = (client: DataClient) =>
  client.from('offer_templates').select('id, name, title, scope, price, days, revisions');

/** Templates that a creator starts offers from; at most 20 each. */
export type OfferTemplate = QueryData<ReturnType<typeof selectTemplates>>[number];

export async function listOfferTemplates(client: DataClient): Promise<OfferTemplate[]> {
  return unwrap(await selectTemplates(client).order('name'));
}

/** Saves a template; without an id it is a new one. */
export async function saveOfferTemplate(
  client: DataClient,
  { id, ...fields }: Omit<OfferTemplate, 'id'> & { id?: string },
): Promise<void> {
  const templates = client.from('offer_templates');
  unwrap(
    await (id === undefined ? templates.insert(fields) : templates.update(fields).eq('id', id)),
  );
}

export async function deleteOfferTemplate(client: DataClient, id: string): Promise<void> {
  unwrap(await client.from('offer_templates').delete().eq('id', id));
}

export function offerTemplateQueries(client: DataClient) {
  return {
    own: (userId: string) =>
      queryOptions({
        queryKey: [KEY, userId],
        queryFn: () => listOfferTemplates(client),
        meta: { failure: 'Error fetching templates:' },
      }),
  };
}

export function saveOfferTemplateOptions(client: DataClient, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (input: Parameters<typeof saveOfferTemplate>[1]) =>
      saveOfferTemplate(client, input),
    onSuccess: () => invalidateQueries(queryClient, [KEY]),
    async onError(error) {
      console.error('Error saving template:', error);
      // Another template came first: the list shows it.
      if (error.kind === 'conflict') await invalidateQueries(queryClient, [KEY]);
    },
  });
}

export function deleteOfferTemplateOptions(client: DataClient, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (id: string) => deleteOfferTemplate(client, id),
    onSuccess: () => invalidateQueries(queryClient, [KEY]),
    onError: (error) => console.error('Error deleting template:', error),
  });
}
