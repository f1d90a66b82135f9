import type { DataError } from '@showcase/data';
import { explainReadError } from '@showcase/kit/errors';
import { ErrorPanel } from '@showcase/ui';

type ReadFailureProps = {
  area: string;
  query: { error: DataError | null; retry: () => void };
};

/** Rendered instead of a part that failed to load. */
export function ReadFailure({ area, query }: ReadFailureProps) {
  if (!query.error) return null;
  const message = explainReadError(query.error, { action: "We couldn't load this part." });
  return <ErrorPanel area={area} message={message} onRetry={query.retry} />;
}
