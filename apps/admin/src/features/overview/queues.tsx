import { adminQueries, useDataClient, useItem } from '@showcase/data';
import { useSearchParams } from '@showcase/remote-contract';
import { ButtonLink, Card, RelativeTime } from '@showcase/ui';
import type { ReactNode } from 'react';
import { counted } from '../../shared/counted.ts';
import { WAITING } from './waiting-param.ts';
import { ListTitle, Queue, QueueRow, Quiet } from './overview.styles.ts';

const OVERVIEW = '/dashboard/admin/overview';

/** What is waiting. Totals, beside it, says when it cannot be read. */
export function Queues() {
  const overview = useItem(adminQueries(useDataClient()).overview());
  const isListed = useSearchParams()[0].has(WAITING);
  if (!overview.data) return null;
  const { open_reports, pending_requests } = overview.data.queues;
  return (
    <Card as="section" aria-label="Queues" padding="l">
      <ListTitle>Queues</ListTitle>
      <Queue>
        <Waiting
          queue={open_reports}
          noun={['open case', 'open cases']}
          none="No open cases"
          action={
            <ButtonLink size="s" href="/dashboard/admin/reports">
              Review Reports
            </ButtonLink>
          }
        />
        <Waiting
          queue={pending_requests}
          noun={['hire request waits for its creator', 'hire requests wait for their creators']}
          none="No hire request waits for its creator"
          action={
            pending_requests.count > 0 && (
              <ButtonLink
                size="s"
                href={isListed ? OVERVIEW : `${OVERVIEW}?${WAITING}`}
                aria-expanded={isListed}
              >
                {isListed ? 'Hide the list' : 'Show the list'}
              </ButtonLink>
            )
          }
        />
      </Queue>
    </Card>
  );
}

type WaitingProps = {
  queue: { count: number; oldest_at: string | null };
  noun: [one: string, many: string];
  none: string;
  action?: ReactNode;
};

function Waiting({ queue: { count, oldest_at }, noun: [one, many], none, action }: WaitingProps) {
  return (
    <QueueRow>
      <div>
        <strong>{count === 0 ? none : counted(count, one, many)}</strong>
        {oldest_at && (
          <Quiet>
            The oldest is from <RelativeTime date={oldest_at} />
          </Quiet>
        )}
      </div>
      {action}
    </QueueRow>
  );
}
