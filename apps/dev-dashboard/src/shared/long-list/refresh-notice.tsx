import { Button, Notice } from '@showcase/ui';

/** Shown above stale rows when a refetch fails. */
export function RefreshNotice({ onRetry }: { onRetry: () => void }) {
  const retry = (
    <Button size="s" onClick={onRetry}>
      Retry
    </Button>
  );
  return (
    <Notice variant="warning" action={retry}>
      We couldn't refresh this list. It may be out of date.
    </Notice>
  );
}
