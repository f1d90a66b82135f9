import { Button, LoadMore, Notice } from '@showcase/ui';

type ListFootProps = {
  shown: number;
  /** How many there are in all; undefined until that is known. */
  total: number | undefined;
  list: {
    hasMore: boolean;
    isLoadingMore: boolean;
    hasFailedToGrow: boolean;
    loadMore: () => void;
  };
};

/** Under a list that is longer than what is shown of it. */
export function ListFoot({ shown, total, list }: ListFootProps) {
  const { hasMore, isLoadingMore, hasFailedToGrow, loadMore } = list;
  if (!hasMore) return null;
  return (
    <>
      {hasFailedToGrow && !isLoadingMore && (
        <Notice variant="danger">The next ones could not be loaded.</Notice>
      )}
      {total === undefined ? (
        <Button onClick={loadMore} isBusy={isLoadingMore}>
          Load more
        </Button>
      ) : (
        <LoadMore shown={shown} total={total} isBusy={isLoadingMore} onLoadMore={loadMore} />
      )}
    </>
  );
}
