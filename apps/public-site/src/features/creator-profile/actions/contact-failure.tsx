import { isOutage, type DataError } from '@showcase/data';
import { Button, Notice } from '@showcase/ui';
import { sendFailure } from '../../../shared/sending/send-failure.ts';

type ContactFailureProps = { error: DataError | null; onRetry: () => void };

export function ContactFailure({ error, onRetry }: ContactFailureProps) {
  if (!error) return null;
  if (!isOutage(error)) return <Notice variant="danger">{sendFailure(error)}</Notice>;
  return (
    <Notice
      variant="danger"
      action={
        <Button size="s" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      The conversation could not be opened: we cannot reach the marketplace.
    </Notice>
  );
}
