import { ButtonLink, PageHeader } from '@showcase/ui';
import { APPEALS } from '../features/appeals/appeal-search.ts';
import { ReportList } from '../features/reports/report-list.tsx';

const TITLE = 'Review Reports';

export function ReportsPage() {
  return (
    <>
      <title>Review Reports · Bolt Showcase</title>
      <PageHeader
        title={TITLE}
        subtitle="Reports from users, grouped by item."
        actions={<ButtonLink href={APPEALS}>Appeals</ButtonLink>}
      />
      <ReportList title={TITLE} />
    </>
  );
}
