import { useDataClient, useList } from '@showcase/data/query';
import { savedSearchQueries, type SavedSearch } from '@showcase/data/saved-searches';
import { CardListSkeleton } from '@showcase/kit/card-lists';
import { QueryList } from '@showcase/kit/lists';
import { ButtonLink, Card, EmptyState, Grid, Notice, SkeletonText, Stack } from '@showcase/ui';
import BellRing from 'lucide-react/icons/bell-ring';
import { useRef, useEffect } from 'react';
import { getSearchPath } from '@showcase/kit/saved-searches';
import { useNavigate, useSearchParams } from '@showcase/remote-contract';
import { useStableCallback } from '@showcase/kit/stable-callback';
import { RemovedNotice } from '../../shared/removal/removed-notice.tsx';
import { SearchItem } from './search-item.tsx';
import { useRemoveSearch, useOpenSearch } from './use-search-changes.ts';

const CARD_WIDTH = 300;
const FAILURES = {
  removal: "The search wasn't removed.",
  undo: "The search wasn't saved again.",
};

export function SavedSearches({ userId }: { userId: string }) {
  const saved = useList(savedSearchQueries(useDataClient()).list(userId));
  const { isOpening, isGone } = useOpenedSearch(saved.isPending ? undefined : saved.data);
  const skeleton = (
    <CardListSkeleton
      label="Loading your saved searches"
      card={
        <Card padding="l">
          <SkeletonText lines={4} />
        </Card>
      }
      cardWidth={CARD_WIDTH}
    />
  );
  return (
    <Stack gap={5}>
      {isGone && !saved.error && <Notice>This search was removed.</Notice>}
      <QueryList
        area="Saved Searches"
        query={{ ...saved, isPending: saved.isPending || isOpening }}
        items={saved.data}
        skeleton={skeleton}
      >
        {(items) => <SearchList items={items} />}
      </QueryList>
    </Stack>
  );
}

function SearchList({ items }: { items: readonly SavedSearch[] }) {
  const removal = useRemoveSearch();
  const list = useRef<HTMLDivElement>(null);
  return (
    <Stack gap={5} ref={list} tabIndex={-1}>
      <RemovedNotice
        removal={removal}
        label="Removed: "
        nameOf={({ name }) => name}
        failures={FAILURES}
        onUndone={() => list.current?.focus()}
      />
      {items.length === 0 ? (
        <EmptyState
          title="No saved searches yet"
          icon={<BellRing />}
          action={<ButtonLink href="/dashboard/client/browse">Browse Developers</ButtonLink>}
        >
          Search for developers, services or projects, then press “Save this search”. We tell you
          about each new match once: as they come, or every Monday.
        </EmptyState>
      ) : (
        <Grid min={CARD_WIDTH} as="ul" aria-label="Saved searches">
          {items.map((search) => (
            <li key={search.id}>
              <SearchItem search={search} onRemove={() => removal.remove(search)} />
            </li>
          ))}
        </Grid>
      )}
    </Stack>
  );
}

/** The link of a notification names a search: it is opened in place of this page. `isGone` if it was removed since. */
function useOpenedSearch(searches: readonly SavedSearch[] | undefined) {
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
