import type { DataError } from '@showcase/data';
import { explainReadError } from '@showcase/kit/errors';
import { ErrorPanel } from '@showcase/ui';

type ReadFailureProps = {
  area: string;
  read: { error: DataError | null; retry: () => void };
};

/** In place of a part that could not be read. */
export function ReadFailure({ area, read }: ReadFailureProps) {
  if (!read.error) return null;
  const message = explainReadError(read.error, { action: 'This part could not be read.' });
  return <ErrorPanel area={area} message={message} onRetry={read.retry} />;
}
