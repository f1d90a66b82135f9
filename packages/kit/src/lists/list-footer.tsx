import { Button, formatCount, Notice, tokens } from '@showcase/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { countLabel, type Total } from './count-label.ts';

const Wrapper = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  justify-items: center;
  padding-block-start: ${tokens.space[4]};
`;

const StatusText = styled.p`
  margin: 0;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
  font-variant-numeric: tabular-nums;
`;

export type NextPage = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  /** The next page failed to load; the loaded rows stay. */
  isFetchNextPageError: boolean;
  fetchNextPage: () => void;
};

type ListFooterProps = {
  /** The content of the list, such as 'project'. */
  noun: string;
  visibleCount: number;
  /** Undefined until known. */
  total: number | Total | undefined;
  list: NextPage;
};

/** Load more, below a list that has further pages. After the last page the focus stays here. */
export function ListFooter({ noun, visibleCount, total, list }: ListFooterProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const [hasLoadedMore, setHasLoadedMore] = useState(false);
  const statusRef = useRef<HTMLParagraphElement>(null);
  const isAtEnd = hasLoadedMore && !hasNextPage;
  const knownTotal = isAtEnd ? (total ?? visibleCount) : total;

  useEffect(() => {
    if (isAtEnd) statusRef.current?.focus({ preventScroll: true });
  }, [isAtEnd]);

  if (!hasNextPage && !hasLoadedMore) return null;
  return (
    <Wrapper>
      {knownTotal !== undefined && (
        <StatusText role="status" ref={statusRef} tabIndex={-1}>
          {`Showing ${formatCount(visibleCount)} of ${countLabel(knownTotal, noun)}`}
        </StatusText>
      )}
      {isFetchNextPageError && !isFetchingNextPage && (
        <Notice variant="danger">{`We couldn't load more ${noun}s.`}</Notice>
      )}
      {hasNextPage && (
        <Button
          size="l"
          isBusy={isFetchingNextPage}
          onClick={() => {
            setHasLoadedMore(true);
            fetchNextPage();
          }}
        >
          {isFetchNextPageError ? 'Retry' : 'Load more'}
        </Button>
      )}
    </Wrapper>
  );
}
