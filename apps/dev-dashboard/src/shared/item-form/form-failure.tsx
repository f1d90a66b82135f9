import { Button, Notice } from '@showcase/ui';

/** Rendered instead of a form whose code failed to load. */
export function FormFailure({ onRetry }: { onRetry: () => void }) {
  const retry = (
    <Button size="s" onClick={onRetry}>
      Retry
    </Button>
  );
  return (
    <Notice variant="danger" action={retry}>
      We couldn't load the form. Everything else still works.
    </Notice>
  );
}
