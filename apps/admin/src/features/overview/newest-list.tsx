import type { DataError } from '@showcase/data';
import { Card, SkeletonGroup, SkeletonText } from '@showcase/ui';
import { useId, type ReactNode } from 'react';
import { ListTitle, Quiet, Rows } from './overview.styles.ts';
import { ReadFailure } from '../../shared/read-failure.tsx';

type NewestListProps = {
  title: string;
  emptyText: string;
  read: {
    data: readonly unknown[];
    isPending: boolean;
    error: DataError | null;
    retry: () => void;
  };
  /** The rows. */
  children: ReactNode;
};

export function NewestList({ title, emptyText, read, children }: NewestListProps) {
  const titleId = useId();
  if (!read.isPending && read.error) return <ReadFailure area={title} read={read} />;
  return (
    <Card as="section" aria-labelledby={titleId} padding="l">
      <ListTitle id={titleId}>{title}</ListTitle>
      {read.isPending && (
        <SkeletonGroup label={`Loading ${title.toLowerCase()}`}>
          <SkeletonText lines={10} />
        </SkeletonGroup>
      )}
      {!read.isPending && read.data.length === 0 && <Quiet>{emptyText}</Quiet>}
      {read.data.length > 0 && <Rows aria-labelledby={titleId}>{children}</Rows>}
    </Card>
  );
}
