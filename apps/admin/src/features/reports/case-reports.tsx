import type { Report } from '@showcase/data/admins';
import { Badge, RelativeTime } from '@showcase/ui';
import { countLabel } from '@showcase/kit/lists';
import { REASON_LABELS } from './report-labels.ts';
import { ReportList, ReportsTitle } from './reports.styles.ts';

type CaseReportsProps = { label: string; reports: Report[]; more: number };

export function CaseReports({ label, reports, more }: CaseReportsProps) {
  return (
    <>
      <ReportsTitle>{label}</ReportsTitle>
      <ReportList>
        {reports.map(({ id, reason, details, reporter, created_at }) => (
          <li key={id}>
            <Badge variant="warning">{REASON_LABELS[reason]}</Badge>
            {details && (
              <p>
                <bdi>{details}</bdi>
              </p>
            )}
            <small>
              <bdi>{reporter?.name ?? 'Former user'}</bdi> · <RelativeTime date={created_at} />
            </small>
          </li>
        ))}
      </ReportList>
      {more > 0 && <small>And {countLabel(more, 'older one')}.</small>}
    </>
  );
}
