import type { DataError } from '@showcase/data/client';
import { Card, SkeletonGroup, SkeletonText } from '@showcase/ui';
import { useId, type ReactNode } from 'react';
import { ListTitle, MutedText, Rows } from './overview.styles.ts';
import { ReadFailure } from '@showcase/kit/lists';

type NewestListProps = {
  title: string;
  emptyText: string;
  query: {
    data: readonly unknown[];
    isPending: boolean;
    error: DataError | null;
    refetch: () => void;
  };
  children: ReactNode;
};

export function NewestList({ title, emptyText, query, children }: NewestListProps) {
  const titleId = useId();
  if (!query.isPending && query.error) return <ReadFailure area={title} query={query} />;
  return (
    <Card as="section" aria-labelledby={titleId} padding="l">
      <ListTitle id={titleId}>{title}</ListTitle>
      {query.isPending && (
        <SkeletonGroup label={`Loading ${title.toLowerCase()}`}>
          <SkeletonText lines={10} />
        </SkeletonGroup>
      )}
      {!query.isPending && query.data.length === 0 && <MutedText>{emptyText}</MutedText>}
      {query.data.length > 0 && <Rows aria-labelledby={titleId}>{children}</Rows>}
    </Card>
  );
}
