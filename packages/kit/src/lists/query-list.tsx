import type { DataError } from '@showcase/data/client';
import { Button, Notice } from '@showcase/ui';
import type { ReactNode } from 'react';
import type { Total } from './count-label.ts';
import { ListFooter, type NextPage } from './list-footer.tsx';
import { ReadFailure } from './read-failure.tsx';

type ListQuery = { isPending: boolean; error: DataError | null; refetch: () => void };

type QueryListProps<T> = {
  /** The heading of the page, used in the error panel. */
  area: string;
  /** The failure as a sentence, if the list can't be loaded. */
  action?: string;
  query: ListQuery;
  /** The rows to show, which may be fewer than those that were loaded. */
  items: readonly T[];
  skeleton: ReactNode;
  /** Shown instead of an empty list. Without it, the children show it. */
  empty?: ReactNode;
  children: (items: readonly T[]) => ReactNode;
};

type InfiniteListProps<T> = Omit<QueryListProps<T>, 'query'> & {
  query: ListQuery & NextPage;
  /** The content of the list, such as 'project'. */
  noun: string;
  /** Undefined until known. */
  total: number | Total | undefined;
};

/** A list: pending, failed, empty or with rows. Rows that a refetch could not update stay visible. */
export function QueryList<T>(props: QueryListProps<T>) {
  const { area, query, items, skeleton, empty, children } = props;
  const { action = "We couldn't load this list." } = props;
  if (query.isPending) return skeleton;
  if (query.error && items.length === 0) {
    return <ReadFailure area={area} query={query} action={action} />;
  }
  return (
    <>
      {query.error && <RefreshNotice onRetry={query.refetch} />}
      {empty !== undefined && items.length === 0 ? empty : children(items)}
    </>
  );
}

/** A list with pages, and the button that loads the next one. */
export function InfiniteList<T>(props: InfiniteListProps<T>) {
  const { query, items, noun, total } = props;
  // The loaded rows are fine if only the next page failed.
  const error = query.isFetchNextPageError ? null : query.error;
  const hasRows = !query.isPending && (error === null || items.length > 0);
  return (
    <>
      <QueryList {...props} query={{ ...query, error }} />
      {hasRows && <ListFooter noun={noun} visibleCount={items.length} total={total} list={query} />}
    </>
  );
}

function RefreshNotice({ onRetry }: { onRetry: () => void }) {
  const retry = (
    <Button size="s" onClick={onRetry}>
      Retry
    </Button>
  );
  return (
    <Notice variant="warning" action={retry}>
      We couldn't refresh this list. It may be out of date.
    </Notice>
  );
}
