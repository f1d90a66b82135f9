import { PageHeader } from '@showcase/ui';
import { ReportList } from '../features/reports/report-list.tsx';

const TITLE = 'Review Reports';

export function ReportsPage() {
  return (
    <>
      <title>Review Reports · Bolt Showcase</title>
      <PageHeader title={TITLE} subtitle="Reports from users, grouped by item." />
      <ReportList title={TITLE} />
    </>
  );
}
