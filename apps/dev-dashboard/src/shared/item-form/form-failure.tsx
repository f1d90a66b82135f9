import { Button, Notice } from '@showcase/ui';

/** Rendered instead of a form whose code failed to load. */
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
