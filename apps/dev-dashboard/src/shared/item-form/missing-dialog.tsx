import type { DataError } from '@showcase/data/client';
import { explainReadError } from '@showcase/kit/errors';
import { EmptyState, ErrorPanel } from '@showcase/ui';
import { Dialog } from '@showcase/ui/controls';

/** The row behind a form. `data` is null for a new item, and if it failed to load. */
export type StoredItem<Row> = { data: Row | null; error: DataError | null; refetch: () => void };

type MissingDialogProps = {
  title: string;
  error: DataError | null;
  onRetry: () => void;
  onClose: () => void;
};

/** Rendered instead of a form whose row failed to load or no longer exists. */
export function MissingDialog({ title, error, onRetry, onClose }: MissingDialogProps) {
  return (
    <Dialog isOpen onOpenChange={onClose} size="l" title={title}>
      {error ? (
        <ErrorPanel
          area={title}
          message={explainReadError(error, { action: "We couldn't load this." })}
          onRetry={onRetry}
        />
      ) : (
        <EmptyState title="Not found">This item no longer exists, or it isn't yours.</EmptyState>
      )}
    </Dialog>
  );
}
