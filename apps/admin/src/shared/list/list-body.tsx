import { QueryList } from '@showcase/kit/lists';
import { ButtonLink, EmptyState, SkeletonBlock, SkeletonGroup, Stack } from '@showcase/ui';
import SearchX from 'lucide-react/icons/search-x';
import type { ReactNode } from 'react';
import { ListContent } from './list.styles.ts';
import { PageSteps, type Noun } from './page-steps.tsx';
import type { PageQuery } from './use-page.ts';

const SKELETONS = [1, 2, 3, 4, 5, 6, 7, 8];

type ListBodyProps<T> = {
  /** The heading of the page, used in the error panel. */
  area: string;
  noun: Noun;
  query: PageQuery<T>;
  cursors: string[];
  hrefOfPage: (cursors: string[]) => string;
  /** URL of the unfiltered list; undefined if no filter is active. */
  clearHref: string | undefined;
  /** Shown when the unfiltered list is empty. */
  emptyText: string;
  children: (items: readonly T[]) => ReactNode;
};

export function ListBody<T>({
  area,
  noun,
  query,
  cursors,
  hrefOfPage,
  clearHref,
  emptyText,
  children,
}: ListBodyProps<T>) {
  const [, plural] = noun;
  const { page } = query;
  return (
    <Stack gap={4}>
      <QueryList
        area={area}
        query={query}
        items={page?.items ?? []}
        skeleton={<ListSkeleton label={`Loading ${plural}`} />}
        empty={
          <EmptyState
            title={clearHref ? `No ${plural} match` : `No ${plural}`}
            icon={<SearchX />}
            action={clearHref && <ButtonLink href={clearHref}>Clear search and filters</ButtonLink>}
          >
            {clearHref ? 'Try another search or status.' : emptyText}
          </EmptyState>
        }
      >
        {(items) => (
          <ListContent aria-busy={query.isPlaceholderData} $isStale={query.isPlaceholderData}>
            {children(items)}
          </ListContent>
        )}
      </QueryList>
      {page && page.items.length > 0 && (
        <PageSteps page={page} noun={noun} cursors={cursors} hrefOfPage={hrefOfPage} />
      )}
    </Stack>
  );
}

function ListSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <Stack gap={1}>
        {SKELETONS.map((row) => (
          <SkeletonBlock key={row} height="40px" />
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
