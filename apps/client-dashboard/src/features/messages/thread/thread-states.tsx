import { isOutage, type DataError } from '@showcase/data';
import { ErrorPanel, SkeletonBlock, SkeletonGroup } from '@showcase/ui';
import { Middle } from '../messages.styles.ts';
import { SkeletonLog } from './thread.styles.ts';

const WIDTHS = ['56%', '40%', '64%', '32%', '48%'];

export function ThreadSkeleton() {
  return (
    <SkeletonLog>
      <SkeletonGroup label="Loading messages">
        {WIDTHS.map((width) => (
          <SkeletonBlock key={width} width={width} height="44px" shape="l" />
        ))}
      </SkeletonGroup>
    </SkeletonLog>
  );
}

export function ThreadFailure({ error, onRetry }: { error: DataError; onRetry: () => void }) {
  const message = isOutage(error)
    ? 'We cannot reach the marketplace. Check your connection and try again.'
    : 'The messages could not be read. Please try again.';
  return (
    <Middle>
      <ErrorPanel area="Messages" message={message} onRetry={onRetry} />
    </Middle>
  );
}
