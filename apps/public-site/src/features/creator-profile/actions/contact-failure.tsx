import { isOutage, type DataError } from '@showcase/data';
import { explainError } from '@showcase/kit/errors';
import { Button, Notice } from '@showcase/ui';

type ContactFailureProps = { error: DataError | null; onRetry: () => void };

export function ContactFailure({ error, onRetry }: ContactFailureProps) {
  if (!error) return null;
  const retry = (
    <Button size="s" onClick={onRetry}>
      Retry
    </Button>
  );
  return (
    <Notice variant="danger" {...(isOutage(error) && { action: retry })}>
      {explainError(error, { action: 'The conversation could not be opened.' })}
    </Notice>
  );
}
