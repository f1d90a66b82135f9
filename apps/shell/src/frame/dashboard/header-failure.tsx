import type { LoadFailureProps } from '@showcase/kit/loading';
import { Button, VisuallyHidden } from '@showcase/ui';
import { HeaderRow } from './dashboard-header.styles.ts';

/** Replaces the account menu if its code fails to load; the bar above still has Sign Out. */
export function HeaderFailure({ name, isRetrying, onRetry }: LoadFailureProps) {
  return (
    <HeaderRow>
      <VisuallyHidden role="alert">We couldn't load the {name}.</VisuallyHidden>
      <Button size="s" onClick={onRetry} isBusy={isRetrying}>
        Load {name}
      </Button>
    </HeaderRow>
  );
}
