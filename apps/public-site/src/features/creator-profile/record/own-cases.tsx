import { formatDay } from '@showcase/data/days';
import { useDataClient, useInfiniteList } from '@showcase/data/query';
import {
  describeDuration,
  reputationQueries,
  type RecordCase,
  type RecordFigure,
} from '@showcase/data/reputation';
import { InfiniteList } from '@showcase/kit/lists';
import { Link, SkeletonGroup, SkeletonText, useFormatDate } from '@showcase/ui';
import { Cases, CaseText, Private } from './own-cases.styles.ts';

type OwnCasesProps = {
  userId: string;
  figure: RecordFigure;
  /** The figure in words. */
  label: string;
};

/** The cases behind a figure, for the creator only. */
export function OwnCases({ userId, figure, label }: OwnCasesProps) {
  const cases = useInfiniteList(reputationQueries(useDataClient()).ownCases(userId, figure));
  return (
    <>
      <Private>Only you see this list.</Private>
      <InfiniteList
        area={label}
        query={cases}
        items={cases.data}
        noun={figure === 'repeat_clients' ? 'client' : 'request'}
        total={undefined}
        skeleton={
          <SkeletonGroup label="Loading the list">
            <SkeletonText lines={3} />
          </SkeletonGroup>
        }
      >
        {(items) => (
          <Cases role="list" aria-label={label}>
            {items.map((item) => (
              <li key={item.id}>
                {item.jobs === null ? <RequestCase item={item} /> : <ClientCase item={item} />}
              </li>
            ))}
          </Cases>
        )}
      </InfiniteList>
    </>
  );
}

function RequestCase({ item }: { item: RecordCase }) {
  const formatDate = useFormatDate();
  const { id, title, client, at, due_on, delivered_on, is_on_time } = item;
  return (
    <>
      <Link href={`/dashboard/dev/requests?request=${id}`}>
        <bdi>{title}</bdi>
      </Link>
      <CaseText>
        <bdi>{client ?? 'Former client'}</bdi>, {describeCase(item)} on{' '}
        {delivered_on === null ? formatDate(at) : formatDay(delivered_on)}
        {due_on !== null && is_on_time === false && `, due on ${formatDay(due_on)}`}
      </CaseText>
    </>
  );
}

function describeCase({ asked_at, at, is_on_time }: RecordCase) {
  if (is_on_time !== null) return is_on_time ? 'delivered on time' : 'delivered late';
  if (asked_at === null) return 'finished';
  return `answered ${describeDuration((Date.parse(at) - Date.parse(asked_at)) / 1000)}`;
}

function ClientCase({ item }: { item: RecordCase }) {
  const formatDate = useFormatDate();
  return (
    <>
      <bdi>{item.client ?? 'Former client'}</bdi>
      <CaseText>
        {item.jobs} finished jobs, the last on {formatDate(item.at)}
      </CaseText>
    </>
  );
}
