import { isSameSearch, normalizeSearch } from '../../../saved-searches/saved-search.ts';
import type { NewSavedSearch } from '../../../saved-searches/saved-searches.ts';
import { json, type FakeRequest, type FakeState } from '../fake-state.ts';

/** Saves a search, unless the user has saved the same one. */
export function addSearch(state: FakeState, callerId: string, body: NewSavedSearch) {
  const isSaved = state.savedSearches.some(
    ({ user_id, kind, search }) =>
      user_id === callerId && kind === body.kind && isSameSearch(search, body.search),
  );
  if (isSaved) return json({ code: 'PT409', message: 'You already saved this search' }, 409);
  const row = {
    id: crypto.randomUUID(),
    user_id: callerId,
    new_count: 0,
    last_match_at: null,
    last_told_at: null,
    created_at: new Date().toISOString(),
    frequency: 'as_they_come' as const,
    ...body,
    search: normalizeSearch(body.search),
  };
  state.savedSearches.unshift(row);
  return json(row, 201);
}

export function removeSearch(state: FakeState, { url, callerId }: FakeRequest) {
  const id = url.searchParams.get('id')?.replace('eq.', '');
  state.savedSearches = state.savedSearches.filter(
    (row) => row.id !== id || row.user_id !== callerId,
  );
  return new Response(null, { status: 204 });
}

/** Implements open_saved_search(). */
export function openSearch(state: FakeState, { callerId }: FakeRequest, id: unknown) {
  for (const row of state.savedSearches) {
    if (row.id === id && row.user_id === callerId) row.new_count = 0;
  }
  return new Response(null, { status: 204 });
}
