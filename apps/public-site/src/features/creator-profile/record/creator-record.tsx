import { useDataClient, useItem } from '@showcase/data/query';
import { describeCreatorRecord, reputationQueries } from '@showcase/data/reputation';
import { useUser } from '@showcase/data/session';
import { Card, SkeletonGroup, SkeletonText, useFormatDate } from '@showcase/ui';
import { Figures, Title } from './creator-record.styles.ts';
import { RecordFigure } from './record-figure.tsx';

/** How a creator has worked so far. Each figure explains its rule; on their own profile it also has the list behind it. */
export function CreatorRecord({ creatorId }: { creatorId: string }) {
  const record = useItem(reputationQueries(useDataClient()).creator(creatorId));
  const isOwn = useUser().authUser?.id === creatorId;
  const formatDate = useFormatDate();
  if (record.isPending) {
    return (
      <SkeletonGroup label="Loading track record">
        <Card>
          <SkeletonText lines={4} />
        </Card>
      </SkeletonGroup>
    );
  }
  if (!record.data) return null;
  const memberSince = formatDate(record.data.member_since, 'month');
  return (
    <Card as="section" aria-label="Track record">
      <Title>Track record</Title>
      <Figures role="list">
        {describeCreatorRecord(record.data, memberSince).map((line) => (
          <li key={line.figure}>
            <RecordFigure line={line} {...(isOwn && { ownerId: creatorId })} />
          </li>
        ))}
      </Figures>
    </Card>
  );
}
