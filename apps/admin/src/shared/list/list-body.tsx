import { ButtonLink, EmptyState, Notice, SkeletonBlock, SkeletonGroup, Stack } from '@showcase/ui';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { ReadFailure } from '../read-failure.tsx';
import { Shown } from './list.styles.ts';
import { PageSteps, type Noun } from './page-steps.tsx';
import type { PageRead } from './use-page.ts';

const SKELETONS = [1, 2, 3, 4, 5, 6];

type ListBodyProps<T> = {
  /** The heading of the page, for the panel of a failure. */
  area: string;
  noun: Noun;
  read: PageRead<T>;
  trail: string[];
  hrefOfTrail: (trail: string[]) => string;
  /** Where nothing is filtered; undefined when nothing is. */
  clearHref: string | undefined;
  /** What to say when there is nothing and nothing is filtered. */
  emptyText: string;
  children: (items: T[]) => ReactNode;
};

export function ListBody<T>({
  area,
  noun,
  read,
  trail,
  hrefOfTrail,
  clearHref,
  emptyText,
  children,
}: ListBodyProps<T>) {
  const { page } = read;
  const [, many] = noun;
  if (read.isPending) {
    return (
      <SkeletonGroup label={`Loading ${many}`}>
        <Stack gap={2}>
          {SKELETONS.map((row) => (
            <SkeletonBlock key={row} height="64px" />
          ))}
        </Stack>
      </SkeletonGroup>
    );
  }
  if (!page) return <ReadFailure area={area} read={read} />;
  if (page.items.length === 0) {
    return (
      <EmptyState
        title={clearHref ? `No ${many} match.` : `No ${many}.`}
        icon={<SearchX />}
        action={clearHref && <ButtonLink href={clearHref}>Clear search and filters</ButtonLink>}
      >
        {clearHref ? 'Try another search or another status.' : emptyText}
      </EmptyState>
    );
  }
  return (
    <Stack gap={4}>
      {read.error && (
        <Notice variant="warning">
          These {many} may be out of date: they could not be read again.
        </Notice>
      )}
      <Shown aria-busy={read.isOutdated} $isOutdated={read.isOutdated}>
        {children(page.items)}
      </Shown>
      <PageSteps page={page} noun={noun} trail={trail} hrefOfTrail={hrefOfTrail} />
    </Stack>
  );
}
