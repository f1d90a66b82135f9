import type { DataError } from '@showcase/data';
import { explainReadError } from '@showcase/kit/errors';
import { ErrorPanel } from '@showcase/ui';

type ListFailureProps = { area: string; error: DataError; onRetry: () => void };

/** Rendered instead of a list that failed to load. */
export function ListFailure({ area, error, onRetry }: ListFailureProps) {
  const message = explainReadError(error, { action: "We couldn't load this list." });
  return <ErrorPanel area={area} message={message} onRetry={onRetry} />;
}
