import { Button, Notice } from '@showcase/ui';

/** In place of a form whose code could not be fetched. */
export function FormFailure({ onRetry }: { onRetry: () => void }) {
  const retry = (
    <Button size="s" onClick={onRetry}>
      Try again
    </Button>
  );
  return (
    <Notice variant="danger" action={retry}>
      The form could not be loaded. Everything else still works.
    </Notice>
  );
}
