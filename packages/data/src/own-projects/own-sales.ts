import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import type { DataClient } from '../client/types.ts';
import { readRpc } from '../http/read-rpc.ts';
import { unwrap } from '../http/unwrap.ts';
import { invalidateQueries } from '../query/invalidate-queries.ts';

const ids = v.array(v.string());

/** The ids of the user's sold projects that can be for sale again: the purchase was ended or refunded in full. */
export const returnableProjectsOptions = (client: DataClient) =>
  queryOptions({
    queryKey: ['projects', 'returnable'],
    queryFn: ({ signal }) => readRpc(client, 'returnable_projects', {}, { schema: ids, signal }),
    meta: { failure: 'Error fetching sold projects:' },
  });

/** Puts a project back that was sold once. Twice is once. */
export const returnToSaleOptions = (client: DataClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: async (id: string) => {
      unwrap(await client.rpc('return_to_sale', { project_id: id }));
    },
    onSettled: () => invalidateQueries(queryClient, ['projects']),
    onError: (error) => console.error('Error putting project up for sale:', error),
  });
