import { Button, LoadMore, Notice } from '@showcase/ui';

type ListFooterProps = {
  visibleCount: number;
  /** How many there are in all; undefined until that is known. */
  total: number | undefined;
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => void;
  };
};

/** Under a list that is longer than what is shown of it. */
export function ListFooter({ visibleCount, total, list }: ListFooterProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  if (!hasNextPage) return null;
  return (
    <>
      {isFetchNextPageError && !isFetchingNextPage && (
        <Notice variant="danger">The next ones could not be loaded.</Notice>
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
