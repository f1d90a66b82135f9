import { Button, formatCount } from '@showcase/ui';
import type { ComponentPropsWithRef } from 'react';
import { LoadMoreElement, StatusText } from './load-more.styles.ts';

export type LoadMoreProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  shown: number;
  total: number;
  onLoadMore: () => void;
  isBusy?: boolean;
  label?: string;
};

/** Below a growing list: how much of it is shown, and a button while there is more. */
export function LoadMore({
  shown,
  total,
  onLoadMore,
  isBusy,
  label = 'Load more',
  ...rest
}: LoadMoreProps) {
  return (
    <LoadMoreElement {...rest}>
      <StatusText role="status">{`Showing ${formatCount(shown)} of ${formatCount(total)}`}</StatusText>
      {shown < total && (
        <Button onClick={onLoadMore} isBusy={isBusy}>
          {label}
        </Button>
      )}
    </LoadMoreElement>
  );
}
