import { PageHeader, Stack } from '@showcase/ui';
import { AuditLog } from '../features/audit-log/audit-log.tsx';
import { DailyFigures } from '../features/metrics/daily-figures.tsx';

export function MetricsPage() {
  return (
    <>
      <title>{'Metrics & Logs · Bolt Showcase'}</title>
      <PageHeader title="Metrics & Logs" subtitle="See the last 30 days and every admin action." />
      <Stack gap={8}>
        <DailyFigures />
        <AuditLog />
      </Stack>
    </>
  );
}
