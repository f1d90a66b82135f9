import { Button, formatCount, Notice, tokens } from '@showcase/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { countLabel, type ListTotal } from '../list-search/count-label.ts';

const Wrapper = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  justify-items: center;
  padding-block-start: ${tokens.space[4]};
`;

const StatusText = styled.p`
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
  font-variant-numeric: tabular-nums;
`;

type LoadMoreProps = {
  noun: string;
  shown: number;
  total: ListTotal;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** The next page failed to load; the loaded rows stay. */
  hasFailed: boolean;
  onLoadMore: () => void;
};

/** The end of a paginated list. After the last page the focus stays here. */
export function LoadMore(props: LoadMoreProps) {
  const { noun, shown, total, hasMore, isLoadingMore, hasFailed, onLoadMore } = props;
  const [hasLoadedMore, setHasLoadedMore] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const isAtEnd = hasLoadedMore && !hasMore;

  useEffect(() => {
    if (isAtEnd) status.current?.focus({ preventScroll: true });
  }, [isAtEnd]);

  if (!hasMore && !hasLoadedMore) return null;
  return (
    <Wrapper>
      <StatusText role="status" ref={status} tabIndex={-1}>
        {`Showing ${formatCount(shown)} of ${countLabel(total, noun)}`}
      </StatusText>
      {hasFailed && !isLoadingMore && (
        <Notice variant="danger">{`We couldn't load more ${noun}s.`}</Notice>
      )}
      {hasMore && (
        <Button
          size="l"
          isBusy={isLoadingMore}
          onClick={() => {
            setHasLoadedMore(true);
            onLoadMore();
          }}
        >
          {hasFailed ? 'Retry' : 'Load more'}
        </Button>
      )}
    </Wrapper>
  );
}
