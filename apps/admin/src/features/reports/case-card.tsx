import type { ReportCase } from '@showcase/data/admins';
import { Badge, bidi, Button, Card, Link, Notice } from '@showcase/ui';
import { useId } from 'react';
import { countLabel } from '@showcase/kit/lists';
import { ReasonNote } from '../../shared/reason-note.tsx';
import { CaseReports } from './case-reports.tsx';
import { ReportedLines } from './reported-lines.tsx';
import { hrefOfTarget, KIND_LABELS, DECISION_LABELS } from './report-labels.ts';
import { CaseHead, CaseText, CaseTitle, MutedText } from './reports.styles.ts';
import { Day } from '../../shared/date-time.tsx';

type CaseCardProps = { case: ReportCase; onDecide: (item: ReportCase) => void };

export function CaseCard({ case: item, onDecide }: CaseCardProps) {
  const titleId = useId();
  const href = item.target_exists ? hrefOfTarget(item) : null;
  const title = <bdi>{item.target_title || 'Deleted'}</bdi>;
  return (
    <Card as="article" aria-labelledby={titleId} padding="l">
      <CaseHead>
        <CaseText>
          <Badge>{KIND_LABELS[item.kind]}</Badge>
          <CaseTitle id={titleId}>{href ? <Link href={href}>{title}</Link> : title}</CaseTitle>
          <MutedText>
            <Owner item={item} />
            {!item.target_exists && ' · The reported item was deleted.'}
          </MutedText>
          {item.hidden && (
            <MutedText>
              <ReasonNote label="Hidden" details={item.hidden} />
            </MutedText>
          )}
        </CaseText>
        {item.status === 'open' && (
          <Button
            variant="primary"
            aria-haspopup="dialog"
            aria-label={bidi`Decide on ${item.target_title}`}
            onClick={() => onDecide(item)}
          >
            Decide
          </Button>
        )}
      </CaseHead>
      {item.kind === 'message' && (
        <ReportedLines
          reportId={item.id}
          title={item.target_title}
          reported={item.target_user?.name ?? null}
        />
      )}
      <CaseReports
        reports={item.reports}
        label={countLabel(item.report_count, 'report')}
        more={item.report_count - item.reports.length}
      />
      <CaseOutcome item={item} />
    </Card>
  );
}

function Owner({ item: { kind, target_user } }: { item: ReportCase }) {
  if (!target_user) return 'The account was deleted.';
  const area = target_user.is_dev ? 'creators' : 'clients';
  return (
    <>
      {kind === 'review' ? 'Written by ' : kind === 'user' ? 'Account of ' : 'By '}
      <Link href={`/dashboard/admin/${area}?person=${target_user.id}`}>
        <bdi>{target_user.name}</bdi>
      </Link>
      {target_user.is_suspended && ' · Suspended'}
    </>
  );
}

/** The decision on a closed case. */
function CaseOutcome({ item }: { item: ReportCase }) {
  const { decision, decision_note, decided_at, decided_by } = item;
  if (!decision || !decided_at) return null;
  return (
    <Notice variant={decision === 'dismiss' ? 'info' : 'success'} role="note">
      {DECISION_LABELS[decision]} on <Day date={decided_at} /> by{' '}
      <bdi>{decided_by?.name ?? 'a former admin'}</bdi>: <bdi>{decision_note}</bdi>
    </Notice>
  );
}
