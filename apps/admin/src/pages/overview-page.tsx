import { PageHeader, Stack } from '@showcase/ui';
import { NewestCreators } from '../features/overview/newest-creators.tsx';
import { NewestProjects } from '../features/overview/newest-projects.tsx';
import { Queues } from '../features/overview/queues.tsx';
import { SecondFactorNotice } from '../features/overview/second-factor-notice.tsx';
import { ScheduledJobs } from '../features/overview/scheduled-jobs.tsx';
import { Totals } from '../features/overview/totals.tsx';
import { DailyChart } from '../shared/daily-chart.tsx';
import { SideBySide } from '../shared/side-by-side.styles.ts';

export function OverviewPage() {
  return (
    <>
      <title>Overview Dashboard · Bolt Showcase</title>
      <PageHeader
        title="Overview Dashboard"
        subtitle="See how the marketplace is doing right now."
      />
      <Stack gap={6}>
        <SecondFactorNotice />
        <Queues />
        <Totals />
        <DailyChart
          title="The last 30 days"
          figures={['sign_ups', 'projects', 'requests', 'reviews']}
        />
        <SideBySide>
          <NewestProjects />
          <NewestCreators />
        </SideBySide>
        <ScheduledJobs />
      </Stack>
    </>
  );
}
