import { ButtonLink, EmptyState, Notice, SkeletonBlock, SkeletonGroup, Stack } from '@showcase/ui';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { ReadFailure } from '../read-failure.tsx';
import { ListContent } from './list.styles.ts';
import { PageSteps, type Noun } from './page-steps.tsx';
import type { PageQuery } from './use-page.ts';

const SKELETONS = [1, 2, 3, 4, 5, 6];

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
  children: (items: T[]) => ReactNode;
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
  const { page } = query;
  const [, plural] = noun;
  if (query.isPending) {
    return (
      <SkeletonGroup label={`Loading ${plural}`}>
        <Stack gap={2}>
          {SKELETONS.map((row) => (
            <SkeletonBlock key={row} height="64px" />
          ))}
        </Stack>
      </SkeletonGroup>
    );
  }
  if (!page) return <ReadFailure area={area} query={query} />;
  if (page.items.length === 0) {
    return (
      <EmptyState
        title={clearHref ? `No ${plural} match` : `No ${plural}`}
        icon={<SearchX />}
        action={clearHref && <ButtonLink href={clearHref}>Clear search and filters</ButtonLink>}
      >
        {clearHref ? 'Try another search or status.' : emptyText}
      </EmptyState>
    );
  }
  return (
    <Stack gap={4}>
      {query.error && (
        <Notice variant="warning">We couldn't refresh this list. It may be out of date.</Notice>
      )}
      <ListContent aria-busy={query.isPlaceholderData} $isStale={query.isPlaceholderData}>
        {children(page.items)}
      </ListContent>
      <PageSteps page={page} noun={noun} cursors={cursors} hrefOfPage={hrefOfPage} />
    </Stack>
  );
}
