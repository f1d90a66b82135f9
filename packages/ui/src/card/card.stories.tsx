import type { Meta } from '@storybook/react-vite';
import { Grid } from '../layout/layout.tsx';
import { longWord } from '../testing/samples.ts';
import { Card } from './card.tsx';

export default { title: 'Cards/Card', component: Card } satisfies Meta<typeof Card>;

export const Variants = () => (
  <Grid>
    <Card>A surface one step above the page.</Card>
    <Card variant="interactive">Lifts under the pointer.</Card>
    <Card padding="m">Less room inside.</Card>
  </Grid>
);

export const LongWords = () => <Card>{longWord}</Card>;
