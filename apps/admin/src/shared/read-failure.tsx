import { ErrorPanel } from '@showcase/ui';

type ReadFailureProps = {
  area: string;
  read: { isUnreachable: boolean; retry: () => void };
};

/** In place of a part that could not be read. */
export function ReadFailure({ area, read }: ReadFailureProps) {
  const message = read.isUnreachable
    ? 'We cannot reach the marketplace. Check your connection and try again.'
    : 'This part could not be read. Please try again.';
  return <ErrorPanel area={area} message={message} onRetry={read.retry} />;
}
