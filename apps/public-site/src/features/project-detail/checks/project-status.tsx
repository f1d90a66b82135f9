import {
  healthReportDateOptions,
  projectStatusOptions,
  type ProjectCheck,
} from '@showcase/data/projects';
import { useDataClient } from '@showcase/data/query';
import { formatDate, RelativeTime, tokens, VisuallyHidden } from '@showcase/ui';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { getLastDays } from './last-days.ts';

const METHODS: Record<string, string> = {
  file: 'by a file',
  meta: 'by a tag in the page',
  record: 'by a DNS record',
  repository: 'by a file in it',
};

/** Whether a project runs, and what is proven to be its creator's. Without an answer there is nothing to say. */
export function ProjectStatus({ projectId }: { projectId: string }) {
  const client = useDataClient();
  const { data } = useQuery(projectStatusOptions(client, projectId));
  // Only what is proven is read for a report.
  const { data: reportedAt } = useQuery({
    ...healthReportDateOptions(client, projectId),
    enabled: (data?.proofs.length ?? 0) > 0,
  });
  if (!data) return null;
  return (
    <>
      {data.check && <Runs check={data.check} />}
      {data.proofs.map(({ subject, method, proven_at }) => (
        <Line key={subject}>
          Owner proven for <bdi>{subject}</bdi> {METHODS[method] ?? ''},{' '}
          <time dateTime={proven_at}>{formatDate(proven_at)}</time>
        </Line>
      ))}
      {reportedAt && (
        <Line>
          Health report of <time dateTime={reportedAt}>{formatDate(reportedAt)}</time>
        </Line>
      )}
    </>
  );
}

function Runs({ check: { state, since, checked_at, days } }: { check: ProjectCheck }) {
  if (state === 'unseen') return <Line>Can't be checked from outside</Line>;
  if (state === 'unreachable') {
    return (
      <>
        <Line>
          Unreachable since <time dateTime={since}>{formatDate(since)}</time>
        </Line>
        <Strip days={days} />
      </>
    );
  }
  if (state !== 'runs' || checked_at === null) return null;
  return (
    <>
      <Line>
        Runs, checked <RelativeTime date={checked_at} />
      </Line>
      <Strip days={days} />
    </>
  );
}

function Strip({ days }: Pick<ProjectCheck, 'days'>) {
  const lastDays = getLastDays(days);
  const failed = lastDays.filter(({ state }) => state === 'failed').length;
  return (
    <>
      <VisuallyHidden>It failed on {failed} of the last 30 days.</VisuallyHidden>
      <Days aria-hidden>
        {lastDays.map(({ day, state }) => (
          <Day key={day} $state={state} />
        ))}
      </Days>
    </>
  );
}

const Line = styled.p`
  margin-block: ${tokens.space[2]} 0;
  overflow-wrap: anywhere;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[12]};
`;

const Days = styled.span`
  display: flex;
  gap: 1px;
  margin-block-start: ${tokens.space[1]};
`;

const colors = {
  ran: tokens.color.success,
  failed: tokens.color.danger,
  unknown: tokens.color.border,
};

const Day = styled.span<{ $state: keyof typeof colors }>`
  flex: 1;
  block-size: 12px;
  background: ${({ $state }) => colors[$state]};
`;
