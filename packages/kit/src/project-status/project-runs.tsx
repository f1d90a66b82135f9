import type { ProjectCheck } from '@showcase/data/projects';
import { formatDate, RelativeTime, tokens, VisuallyHidden } from '@showcase/ui';
import styled from 'styled-components';
import { getLastDays } from './last-days.ts';

/** Whether a project runs, with a strip of the last 30 days. Without a check there is nothing to say. */
export function ProjectRuns({ check }: { check: Omit<ProjectCheck, 'url'> }) {
  const { state, since, checked_at, days } = check;
  if (state === 'unseen') return <StatusLine>Can't be checked from outside</StatusLine>;
  if (checked_at === null) return null;
  return (
    <div>
      {state === 'unreachable' ? (
        <StatusLine>
          Unreachable since <time dateTime={since}>{formatDate(since)}</time>
        </StatusLine>
      ) : (
        <StatusLine>
          Runs, checked <RelativeTime date={checked_at} />
        </StatusLine>
      )}
      <Strip days={days} />
    </div>
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

export const StatusLine = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[12]};
`;

const Days = styled.span`
  display: flex;
  gap: 1px;
  max-inline-size: 340px;
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
