import { Button, Notice } from '@showcase/ui';

/** Instead of a dialog whose code could not be fetched. */
export function CodeFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      variant="danger"
      action={
        <Button size="s" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      This part of the page could not be loaded.
    </Notice>
  );
}
