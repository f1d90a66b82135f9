import { Button, LoadMore, Notice } from '@showcase/ui';

type ListFooterProps = {
  visibleCount: number;
  /** Total number of items; undefined until known. */
  total: number | undefined;
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => void;
  };
};

/** Load more, below a list that has further pages. */
export function ListFooter({ visibleCount, total, list }: ListFooterProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  if (!hasNextPage) return null;
  return (
    <>
      {isFetchNextPageError && !isFetchingNextPage && (
        <Notice variant="danger">We couldn't load more.</Notice>
      )}
      {total === undefined ? (
        <Button onClick={fetchNextPage} isBusy={isFetchingNextPage}>
          Load more
        </Button>
      ) : (
        <LoadMore
          shown={visibleCount}
          total={total}
          isBusy={isFetchingNextPage}
          onLoadMore={fetchNextPage}
        />
      )}
    </>
  );
}
