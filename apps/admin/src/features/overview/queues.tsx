import { adminQueries } from '@showcase/data/admins';
import { useDataClient, useItem } from '@showcase/data/query';
import { ButtonLink, formatCount, RelativeTime, SkeletonGroup, SkeletonText } from '@showcase/ui';
import {
  MutedText,
  Queue,
  QueueCount,
  QueueRow,
  QueueStrip,
  QueueText,
} from './overview.styles.ts';

/** Reported items, appeals and cases to decide, unsettled payments and pending hire requests. Renders nothing on an error, which Totals reports. */
export function Queues() {
  const overview = useItem(adminQueries(useDataClient()).overview());
  if (overview.isPending) {
    return (
      <QueueStrip as={SkeletonGroup} data-theme="night" label="Loading queues">
        <QueueRow as="div">
          <SkeletonText lines={2} />
        </QueueRow>
      </QueueStrip>
    );
  }
  if (!overview.data) return null;
  const { queues } = overview.data;
  return (
    <QueueStrip data-theme="night" aria-label="Queues">
      <Queue>
        <Waiting
          queue={queues.open_reports}
          noun={['reported item', 'reported items']}
          link={{ href: '/dashboard/admin/reports', label: 'Review Reports' }}
        />
        <Waiting
          queue={queues.appeals_to_decide}
          noun={['appeal to decide', 'appeals to decide']}
          link={{ href: '/dashboard/admin/reports/appeals', label: 'See Appeals' }}
        />
        <Waiting
          queue={queues.cases_to_decide}
          noun={['case to decide', 'cases to decide']}
          link={{ href: '/dashboard/admin/cases', label: 'See Cases' }}
        />
        <Waiting
          queue={queues.cases_of_suspended}
          noun={['open case of suspended people', 'open cases of suspended people']}
          link={{ href: '/dashboard/admin/cases', label: 'See All Cases' }}
        />
        <Waiting
          queue={queues.denied_payments}
          noun={['payment that one side denies', 'payments that one side denies']}
          link={{ href: `${PAYMENTS}?status=denied`, label: 'See Payments' }}
        />
        <Waiting
          queue={queues.overdue_refunds}
          noun={['overdue refund', 'overdue refunds']}
          link={{ href: `${PAYMENTS}?status=overdue`, label: 'See Refunds' }}
        />
        <Waiting
          queue={queues.pending_requests}
          noun={['hire request needs an answer', 'hire requests need an answer']}
          link={{
            href: '/dashboard/admin/overview/requests?status=waiting',
            label: 'See Requests',
          }}
        />
      </Queue>
    </QueueStrip>
  );
}

const PAYMENTS = '/dashboard/admin/overview/payments';

type WaitingProps = {
  queue: { count: number; oldest_at: string | null };
  noun: [singular: string, plural: string];
  link: { href: string; label: string };
};

function Waiting({ queue: { count, oldest_at }, noun: [singular, plural], link }: WaitingProps) {
  return (
    <QueueRow>
      <QueueText>
        <QueueCount $isUrgent={count > 0}>{formatCount(count)}</QueueCount>{' '}
        {count === 1 ? singular : plural}
        {oldest_at && (
          <MutedText>
            The oldest is from <RelativeTime date={oldest_at} />
          </MutedText>
        )}
      </QueueText>
      <ButtonLink size="s" href={link.href}>
        {link.label}
      </ButtonLink>
    </QueueRow>
  );
}
