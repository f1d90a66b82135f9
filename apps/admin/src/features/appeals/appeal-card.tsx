import type { Appeal, AppealOutcome } from '@showcase/data/admins';
import { bidi, Button, Card, Link, Notice, RelativeTime } from '@showcase/ui';
import { useId } from 'react';
import { AppealHead, AppealText } from './appeals.styles.ts';
import { Day } from '../../shared/date-time.tsx';

export const OUTCOME_LABELS: Record<AppealOutcome, string> = {
  lift: 'Suspension lifted',
  uphold: 'Suspension upheld',
};

type AppealCardProps = { appeal: Appeal; onDecide: (appeal: Appeal) => void };

export function AppealCard({ appeal, onDecide }: AppealCardProps) {
  const { person, reason, suspended_at, text, created_at, outcome, may_decide } = appeal;
  const titleId = useId();
  const area = person.is_dev ? 'creators' : 'clients';
  return (
    <Card as="article" aria-labelledby={titleId} padding="l">
      <AppealHead>
        <div>
          <h2 id={titleId}>
            <Link href={`/dashboard/admin/${area}?person=${person.id}`}>
              <bdi>{person.name}</bdi>
            </Link>
          </h2>
          <p>
            Suspended on <Day date={suspended_at} />: <bdi>{reason}</bdi>
          </p>
          <p>
            Appealed <RelativeTime date={created_at} />
          </p>
        </div>
        {may_decide && (
          <Button
            variant="primary"
            aria-haspopup="dialog"
            aria-label={bidi`Decide the appeal of ${person.name}`}
            onClick={() => onDecide(appeal)}
          >
            Decide
          </Button>
        )}
      </AppealHead>
      <AppealText>
        <bdi>{text}</bdi>
      </AppealText>
      {outcome ? (
        <Outcome appeal={appeal} />
      ) : (
        !may_decide && (
          <Notice role="note">
            You suspended this person, so another admin decides. Until there is one, the appeal
            waits.
          </Notice>
        )
      )}
    </Card>
  );
}

function Outcome({ appeal: { outcome, note, decided_at, decided_by } }: { appeal: Appeal }) {
  if (!outcome || !decided_at) return null;
  return (
    <Notice variant={outcome === 'lift' ? 'success' : 'info'} role="note">
      {OUTCOME_LABELS[outcome]} on <Day date={decided_at} /> by{' '}
      <bdi>{decided_by?.name ?? 'a former admin'}</bdi>: <bdi>{note}</bdi>
    </Notice>
  );
}
