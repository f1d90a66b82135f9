import { queryOptions } from '@tanstack/react-query';
import type { DataClient } from '../client.ts';
import { unwrap } from '../http/unwrap.ts';

type Asked = { kind: 'project' | 'creator'; q: string };

/** Words of public projects or creators that look like a text which found nothing, likest first. */
export async function suggestSearch(client: DataClient, { kind, q }: Asked): Promise<string[]> {
  return unwrap(await client.rpc('suggest_search', { kind, q }));
}

export function suggestionQueries(client: DataClient) {
  return {
    of: (asked: Asked) =>
      queryOptions({
        queryKey: ['search-suggestions', asked],
        queryFn: () => suggestSearch(client, asked),
        meta: { failure: 'Error fetching suggestions:' },
      }),
  };
}
