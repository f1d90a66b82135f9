import type { ReportCase } from '@showcase/data';
import { Badge, Button, Card, isolated, Link } from '@showcase/ui';
import { useId } from 'react';
import { counted } from '../../shared/counted.ts';
import { WhyNote } from '../../shared/why-note.tsx';
import { CaseOutcome } from './case-outcome.tsx';
import { CaseReports } from './case-reports.tsx';
import { hrefOfTarget, KINDS } from './report-words.ts';
import { CaseHead, CaseText, CaseTitle, Quiet } from './reports.styles.ts';

type CaseCardProps = { case: ReportCase; onDecide: (item: ReportCase) => void };

export function CaseCard({ case: item, onDecide }: CaseCardProps) {
  const titleId = useId();
  const href = item.target_exists ? hrefOfTarget(item) : null;
  const title = <bdi>{item.target_title || 'Deleted'}</bdi>;
  return (
    <Card as="article" aria-labelledby={titleId} padding="l">
      <CaseHead>
        <CaseText>
          <Badge>{KINDS[item.kind]}</Badge>
          <CaseTitle id={titleId}>{href ? <Link href={href}>{title}</Link> : title}</CaseTitle>
          <Quiet>
            <Owner item={item} />
            {!item.target_exists && ' · The reported item is deleted.'}
          </Quiet>
          {item.hidden && (
            <Quiet>
              <WhyNote what="Hidden" why={item.hidden} />
            </Quiet>
          )}
        </CaseText>
        {item.status === 'open' && (
          <Button
            variant="primary"
            aria-haspopup="dialog"
            aria-label={isolated`Decide on ${item.target_title}`}
            onClick={() => onDecide(item)}
          >
            Decide
          </Button>
        )}
      </CaseHead>
      <CaseReports
        reports={item.reports}
        label={counted(item.report_count, 'report')}
        more={item.report_count - item.reports.length}
      />
      <CaseOutcome item={item} />
    </Card>
  );
}

function Owner({ item: { kind, target_user } }: { item: ReportCase }) {
  if (!target_user) return 'The account is deleted.';
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
