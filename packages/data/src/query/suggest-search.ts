import { queryOptions } from '@tanstack/react-query';
import type { DataClient } from '../client.ts';
import { unwrap } from '../http/unwrap.ts';

type SuggestionInput = { kind: 'project' | 'creator'; q: string };

/** Words of public projects or creators that are similar to a text without results, best match first. */
export async function suggestSearch(
  client: DataClient,
  { kind, q }: SuggestionInput,
): Promise<string[]> {
  return unwrap(await client.rpc('suggest_search', { kind, q }));
}

export function suggestionQueries(client: DataClient) {
  return {
    bySearch: (input: SuggestionInput) =>
      queryOptions({
        queryKey: ['search-suggestions', input],
        queryFn: () => suggestSearch(client, input),
        meta: { failure: 'Error fetching suggestions:' },
      }),
  };
}
