import { hireRequestQueries, type HireRequestSide } from '@showcase/data/hire-requests';
import { useDataClient, useList } from '@showcase/data/query';
import { SkeletonGroup, SkeletonText } from '@showcase/ui';
import { CaughtUp, Fact, FactLabel, Facts, Figure, Strip } from './today-strip.styles.ts';
import { getTodayFacts } from './today-facts.ts';
import { useNow } from '../plan/use-now.ts';

type TodayStripProps = { side: HireRequestSide; userId: string };

/** The requests that need an answer and those that are due. Renders nothing if they failed to load: the lists below report that. */
export function TodayStrip({ side, userId }: TodayStripProps) {
  const now = useNow();
  const queries = hireRequestQueries(useDataClient());
  const requests = useList(queries.open({ side, userId }));
  const dates = useList(queries.dates({ side, userId }));
  if (requests.isPending || dates.isPending) {
    return (
      <Strip data-theme="night" as="div">
        <CaughtUp as={SkeletonGroup} label="Loading what's due">
          <SkeletonText lines={2} />
        </CaughtUp>
      </Strip>
    );
  }
  if (requests.error && requests.data.length === 0) return null;
  const facts = getTodayFacts(requests.data, {
    side,
    now,
    dates: dates.error && dates.data.length === 0 ? null : dates.data,
  });
  return (
    <Strip data-theme="night" aria-label="Today">
      {facts.length === 0 ? (
        <CaughtUp>No open requests.</CaughtUp>
      ) : (
        <Facts role="list">
          {facts.map(({ figure, label, title, isUrgent = false }) => (
            <Fact key={label}>
              <Figure $isUrgent={isUrgent}>{figure}</Figure>{' '}
              <FactLabel>
                {title && (
                  <>
                    <bdi>{title}</bdi>{' '}
                  </>
                )}
                {label}
              </FactLabel>
            </Fact>
          ))}
        </Facts>
      )}
    </Strip>
  );
}
