import { SkeletonBlock, SkeletonGroup, SkeletonText } from '@showcase/ui';
import { SkeletonRow } from './conversation-list.styles.ts';

const ROWS = [1, 2, 3, 4, 5];

export function ConversationSkeletons() {
  return (
    <SkeletonGroup label="Loading conversations">
      {ROWS.map((row) => (
        <SkeletonRow key={row}>
          <SkeletonBlock width="40px" height="40px" shape="full" />
          <SkeletonText lines={2} size={14} />
        </SkeletonRow>
      ))}
    </SkeletonGroup>
  );
}
