import { queryOptions } from '@tanstack/react-query';
import type { DataClient } from '../../client/types.ts';
import { readRpc } from '../../http/read-rpc.ts';
import * as v from 'valibot';

type SuggestionInput = { kind: 'project' | 'creator' | 'service'; q: string };

/** A text with the misspelled words replaced by those of public projects, creators or services, best match first. */
export async function suggestSearch(
  client: DataClient,
  { kind, q }: SuggestionInput,
): Promise<string[]> {
  return readRpc(client, 'suggest_search', { kind, q }, { schema: v.array(v.string()) });
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
