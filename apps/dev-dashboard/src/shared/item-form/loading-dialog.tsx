import { isOutage, type DataError } from '@showcase/data';
import { EmptyState, ErrorPanel, SkeletonBlock, SkeletonGroup, SkeletonText } from '@showcase/ui';
import { Dialog } from '@showcase/ui/controls';

type LoadingDialogProps = {
  title: string;
  isPending: boolean;
  error: DataError | null;
  onRetry: () => void;
  onClose: () => void;
};

/** In place of a form whose row is on its way, cannot be read, or is gone. */
export function LoadingDialog({ title, isPending, error, onRetry, onClose }: LoadingDialogProps) {
  return (
    <Dialog isOpen onOpenChange={onClose} size="l" title={title}>
      <Body title={title} isPending={isPending} error={error} onRetry={onRetry} />
    </Dialog>
  );
}

function Body({ title, isPending, error, onRetry }: Omit<LoadingDialogProps, 'onClose'>) {
  if (isPending) {
    return (
      <SkeletonGroup label="Loading the form">
        <SkeletonBlock height="44px" />
        <SkeletonText lines={8} />
      </SkeletonGroup>
    );
  }
  if (error) {
    const message = isOutage(error)
      ? 'We cannot reach the marketplace. Check your connection and try again.'
      : 'This could not be read. Please try again.';
    return <ErrorPanel area={title} message={message} onRetry={onRetry} />;
  }
  return <EmptyState title="Not found">This item no longer exists or is not yours.</EmptyState>;
}
