import type { Meta } from '@storybook/react-vite';
import CircleDollarSign from 'lucide-react/icons/circle-dollar-sign';
import Eye from 'lucide-react/icons/eye';
import { Grid } from '../layout/layout.tsx';
import { longWord } from '../testing/samples.ts';
import { StatCard } from './stat-card.tsx';

export default { title: 'Cards/StatCard', component: StatCard } satisfies Meta<typeof StatCard>;

export const States = () => (
  <Grid min={220} gap={4}>
    <StatCard label="Total earnings" value="$12,480.00" icon={<CircleDollarSign />} />
    <StatCard label="Profile views" value="1,245" hint="This month" icon={<Eye />} />
    <StatCard label="Growth" value="—" hint="Nothing to compare with yet" />
  </Grid>
);

export const LongWords = () => (
  <Grid min={220} gap={4}>
    <StatCard label={longWord} value={longWord} hint={longWord} icon={<Eye />} />
  </Grid>
);
