import { Button, EmptyState, Stack } from '@showcase/ui';
import SearchX from 'lucide-react/icons/search-x';
import type { ReactNode } from 'react';

type NoMatchesProps = {
  noun: string;
  onClear: () => void;
  /** Alternative searches. */
  children: ReactNode;
};

export function NoMatches({ noun, onClear, children }: NoMatchesProps) {
  return (
    <EmptyState
      title={`No ${noun} found`}
      icon={<SearchX aria-hidden />}
      action={
        <Stack gap={4} align="center">
          {children}
          <Button onClick={onClear}>Clear all filters</Button>
        </Stack>
      }
    >
      {`We couldn't find any ${noun} matching your search criteria. Try adjusting your filters or search query.`}
    </EmptyState>
  );
}
