import type { SavedSearch } from '@showcase/data/saved-searches';
import { getSearchPath } from '@showcase/kit/saved-searches';
import { useNavigate, useSearchParams } from '@showcase/remote-contract';
import { useStableCallback } from '@showcase/kit/stable-callback';
import { useEffect } from 'react';
import { useOpenSearch } from './use-search-changes.ts';

/** The link of a notification names a search: it is opened in place of this page. `isGone` if it was removed since. */
export function useOpenedSearch(searches: readonly SavedSearch[] | undefined) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const markOpened = useOpenSearch();
  const id = params.get('search');
  const search = searches?.find((candidate) => candidate.id === id);
  const open = useStableCallback((found: SavedSearch) => {
    markOpened(found);
    void navigate(getSearchPath(found), { replace: true });
  });
  useEffect(() => {
    if (search) open(search);
  }, [search, open]);
  return {
    isOpening: search !== undefined,
    isGone: id !== null && searches !== undefined && !search,
  };
}
