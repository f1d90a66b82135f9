import type { Meta } from '@storybook/react-vite';
import { Tabs } from './tabs.tsx';

export default { title: 'Navigation/Tabs', component: Tabs } satisfies Meta<typeof Tabs>;

export const WithCounts = () => (
  <Tabs
    label="Requests"
    tabs={[
      { value: 'pending', label: 'Pending', count: 3, content: 'Three requests wait for you.' },
      { value: 'accepted', label: 'Accepted', count: 1, content: 'One is in work.' },
      { value: 'rejected', label: 'Rejected', content: 'None was declined.' },
      { value: 'completed', label: 'Completed', count: 12, content: 'Twelve are done.' },
    ]}
  />
);
