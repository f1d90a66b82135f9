import { ErrorPanel } from '@showcase/ui';

type ListFailureProps = { area: string; isUnreachable: boolean; onRetry: () => void };

/** In place of a list that could not be read. */
export function ListFailure({ area, isUnreachable, onRetry }: ListFailureProps) {
  const message = isUnreachable
    ? 'We cannot reach the marketplace. Check your connection and try again.'
    : 'This list could not be read. Please try again.';
  return <ErrorPanel area={area} message={message} onRetry={onRetry} />;
}
