import type { DataError } from '@showcase/data';
import { explainReadError } from '@showcase/kit/errors';
import { EmptyState, ErrorPanel } from '@showcase/ui';
import { Dialog } from '@showcase/ui/controls';

/** The row behind a form; null for a new one, and where it could not be read. */
export type StoredItem<Row> = { data: Row | null; error: DataError | null; retry: () => void };

type MissingDialogProps = {
  title: string;
  error: DataError | null;
  onRetry: () => void;
  onClose: () => void;
};

/** In place of a form whose row cannot be read or is gone. */
export function MissingDialog({ title, error, onRetry, onClose }: MissingDialogProps) {
  return (
    <Dialog isOpen onOpenChange={onClose} size="l" title={title}>
      {error ? (
        <ErrorPanel
          area={title}
          message={explainReadError(error, { action: 'This could not be read.' })}
          onRetry={onRetry}
        />
      ) : (
        <EmptyState title="Not found">This item no longer exists or is not yours.</EmptyState>
      )}
    </Dialog>
  );
}
