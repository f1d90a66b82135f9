import type { LoadFailureProps } from '@showcase/kit/loading';
import { Button, VisuallyHidden } from '@showcase/ui';
import { HeaderRow } from './dashboard-header.styles.ts';

/** In place of the account menu where its code is missing; the bar above has Sign Out. */
export function HeaderFailure({ name, isRetrying, onRetry }: LoadFailureProps) {
  return (
    <HeaderRow>
      <VisuallyHidden role="alert">The {name} could not be loaded.</VisuallyHidden>
      <Button size="s" onClick={onRetry} isBusy={isRetrying}>
        Load {name}
      </Button>
    </HeaderRow>
  );
}
