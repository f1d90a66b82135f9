import { Button, EmptyState, Stack } from '@showcase/ui';
import SearchX from 'lucide-react/icons/search-x';
import type { ReactNode } from 'react';

type NothingFoundProps = {
  noun: string;
  onClear: (() => void) | undefined;
  /** Alternative searches. */
  children: ReactNode;
};

export function NothingFound({ noun, onClear, children }: NothingFoundProps) {
  return (
    <EmptyState
      title={`No ${noun} found. Try adjusting your search.`}
      icon={<SearchX />}
      action={
        onClear && (
          <Stack gap={4} align="center">
            {children}
            <Button onClick={onClear}>Clear search and filters</Button>
          </Stack>
        )
      }
    />
  );
}
