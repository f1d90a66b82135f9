import { hireRequestQueries, type HireRequestSide } from '@showcase/data/hire-requests';
import type { CommandSearch } from '@showcase/remote-contract';
import { hasAllWords } from '@showcase/kit/matching';
import { getCounterparty } from './counterparty/get-counterparty.ts';
import { STATUS_LABELS } from './request-state.ts';

/** Finds a user's own requests by title and name, for the command palette: the latest of each status, as their page lists them. */
export function findRequests(side: HireRequestSide): CommandSearch {
  return async ({ client, queryClient, text, userId }) => {
    if (!userId) return [];
    const lists = hireRequestQueries(client).listsByStatus({ side, userId });
    const found = await Promise.all(lists.map((list) => queryClient.fetchInfiniteQuery(list)));
    return found
      .flatMap(({ pages }) => pages.flatMap(({ items }) => items))
      .map((request) => ({ request, name: getCounterparty(request, side).name }))
      .filter(({ request, name }) => hasAllWords(text, `${request.title} ${name}`))
      .map(({ request: { id, title, status }, name }) => ({
        label: title,
        hint: `${name}, ${STATUS_LABELS[status].toLowerCase()}`,
        path: `/requests?request=${id}`,
      }));
  };
}
