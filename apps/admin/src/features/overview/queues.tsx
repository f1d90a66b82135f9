import { adminQueries } from '@showcase/data/admins';
import { useDataClient, useItem } from '@showcase/data/query';
import { useSearchParams } from '@showcase/remote-contract';
import { ButtonLink, Card, RelativeTime } from '@showcase/ui';
import type { ReactNode } from 'react';
import { countLabel } from '@showcase/kit/lists';
import { WAITING_PARAM } from './waiting-param.ts';
import { ListTitle, Queue, QueueRow, MutedText } from './overview.styles.ts';

const OVERVIEW = '/dashboard/admin/overview';

/** Open cases and pending hire requests. Renders nothing on an error, which Totals reports. */
export function Queues() {
  const overview = useItem(adminQueries(useDataClient()).overview());
  const isListed = useSearchParams()[0].has(WAITING_PARAM);
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
          noun={['hire request needs an answer', 'hire requests need an answer']}
          none="No hire requests need an answer"
          action={
            pending_requests.count > 0 && (
              <ButtonLink
                size="s"
                href={isListed ? OVERVIEW : `${OVERVIEW}?${WAITING_PARAM}`}
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
  noun: [singular: string, plural: string];
  none: string;
  action?: ReactNode;
};

function Waiting({
  queue: { count, oldest_at },
  noun: [singular, plural],
  none,
  action,
}: WaitingProps) {
  return (
    <QueueRow>
      <div>
        <strong>{count === 0 ? none : countLabel(count, singular, plural)}</strong>
        {oldest_at && (
          <MutedText>
            The oldest is from <RelativeTime date={oldest_at} />
          </MutedText>
        )}
      </div>
      {action}
    </QueueRow>
  );
}
