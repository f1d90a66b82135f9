import { LoadFailure, type LoadFailureProps } from '@showcase/kit/loading';

/** Replaces the form if its code failed to load. */
export function FormFailure({ isRetrying, onRetry }: LoadFailureProps) {
  return <LoadFailure name="form" isRetrying={isRetrying} onRetry={onRetry} />;
}
