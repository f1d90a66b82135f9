import type { Meta } from '@storybook/react-vite';
import { Timeline } from './timeline.tsx';

export default { title: 'Data/Timeline', component: Timeline } satisfies Meta<typeof Timeline>;

const day = 86_400_000;
const ago = (days: number) => Date.now() - days * day;

export const States = () => (
  <Timeline
    entries={[
      { key: 1, title: 'Mina Park sent the request', date: ago(20) },
      { key: 2, title: 'You accepted', date: ago(4) },
      {
        key: 3,
        title: 'You delivered',
        date: ago(1),
        note: 'The page is live on the test address.\nPlease look at the opening hours.',
      },
      { key: 4, title: 'Mina Park asked for changes', date: ago(0), note: 'Sundays are closed.' },
    ]}
  />
);
