import type { DataError } from '@showcase/data';
import { explainReadError } from '@showcase/kit/errors';
import { ErrorPanel } from '@showcase/ui';

type ListFailureProps = { area: string; error: DataError; onRetry: () => void };

/** In place of a list that could not be read. */
export function ListFailure({ area, error, onRetry }: ListFailureProps) {
  const message = explainReadError(error, { action: 'This list could not be read.' });
  return <ErrorPanel area={area} message={message} onRetry={onRetry} />;
}
