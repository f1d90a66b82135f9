import { Button, Notice } from '@showcase/ui';

/** Over rows that were read before, where they could not be read again. */
export function RefreshNotice({ onRetry }: { onRetry: () => void }) {
  const retry = (
    <Button size="s" onClick={onRetry}>
      Retry
    </Button>
  );
  return (
    <Notice variant="warning" action={retry}>
      This list could not be refreshed.
    </Notice>
  );
}
