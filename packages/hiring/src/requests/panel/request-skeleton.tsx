import { SkeletonGroup, SkeletonText } from '@showcase/ui';

export function RequestSkeleton() {
  return (
    <SkeletonGroup label="Loading the request">
      <SkeletonText lines={8} />
    </SkeletonGroup>
  );
}
