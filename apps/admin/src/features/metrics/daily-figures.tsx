import { Stack } from '@showcase/ui';
import { DailyChart } from '../../shared/daily-chart.tsx';
import { SideBySide } from '../../shared/side-by-side.styles.ts';
import { MonthFigures } from './month-figures.tsx';

export function DailyFigures() {
  return (
    <Stack gap={6}>
      <MonthFigures />
      <SideBySide>
        <DailyChart title="Sign-ups and listings" figures={['sign_ups', 'projects', 'services']} />
        <DailyChart
          title="Requests, reviews and reports"
          figures={['requests', 'reviews', 'reports']}
        />
      </SideBySide>
    </Stack>
  );
}
