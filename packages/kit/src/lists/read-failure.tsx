import type { DataError } from '@showcase/data/client';
import { ErrorPanel } from '@showcase/ui';
import { explainReadError } from '../errors/index.ts';

type ReadFailureProps = {
  /** The heading of the page or part. */
  area: string;
  query: { error: DataError | null; refetch: () => void };
  /** The failure as a sentence. */
  action?: string;
};

/** Rendered instead of a part that failed to load. */
export function ReadFailure(props: ReadFailureProps) {
  const { area, query, action = "We couldn't load this part." } = props;
  if (!query.error) return null;
  const message = explainReadError(query.error, { action });
  return <ErrorPanel area={area} message={message} onRetry={query.refetch} />;
}
