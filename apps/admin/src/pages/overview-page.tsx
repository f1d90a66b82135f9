import { PageHeader, Stack } from '@showcase/ui';
import { NewestCreators } from '../features/overview/newest-creators.tsx';
import { NewestProjects } from '../features/overview/newest-projects.tsx';
import { SideBySide } from '../features/overview/overview.styles.ts';
import { Totals } from '../features/overview/totals.tsx';

export function OverviewPage() {
  return (
    <>
      <title>Overview Dashboard · Bolt Showcase</title>
      <PageHeader title="Overview Dashboard" subtitle="The marketplace as it is now." />
      <Stack gap={6}>
        <Totals />
        <SideBySide>
          <NewestProjects />
          <NewestCreators />
        </SideBySide>
      </Stack>
    </>
  );
}
