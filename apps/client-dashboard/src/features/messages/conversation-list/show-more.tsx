import { Button } from '@showcase/ui';
import { LoadMoreItem } from './conversation-list.styles.ts';

export type MoreRows = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
};

/** The last row of a list that has more. */
export function ShowMore({ rows }: { rows: MoreRows }) {
  if (!rows.hasNextPage) return null;
  return (
    <LoadMoreItem>
      <Button size="s" onClick={() => void rows.fetchNextPage()} isBusy={rows.isFetchingNextPage}>
        Show more
      </Button>
    </LoadMoreItem>
  );
}
