import type { DataError } from '@showcase/data/client';
import { explainReadError } from '@showcase/kit/errors';
import { ErrorPanel, SkeletonBlock, SkeletonGroup } from '@showcase/ui';
import { Centered } from '../messages.styles.ts';
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

export function ThreadError({ error, onRetry }: { error: DataError; onRetry: () => void }) {
  const message = explainReadError(error, { action: "We couldn't load the messages." });
  return (
    <Centered>
      <ErrorPanel area="Messages" message={message} onRetry={onRetry} />
    </Centered>
  );
}
