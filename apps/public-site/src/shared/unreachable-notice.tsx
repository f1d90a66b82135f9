import { Button, Notice } from '@showcase/ui';

/** The quiet line over whatever is shown instead of the rows that could not be read. */
export function UnreachableNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      variant="warning"
      action={
        <Button size="s" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      We cannot reach the marketplace
    </Notice>
  );
}
