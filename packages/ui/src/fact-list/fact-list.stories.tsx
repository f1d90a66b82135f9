import type { Meta } from '@storybook/react-vite';
import { FactList } from './fact-list.tsx';

export default { title: 'Data/FactList', component: FactList } satisfies Meta<typeof FactList>;

export const States = () => (
  <FactList
    facts={[
      { label: 'Price', value: '$1,200.00' },
      { label: 'Delivery time', value: '3-5 days' },
      { label: 'Package', value: 'Standard' },
      { label: 'Requested', value: 'Nov 21, 2026' },
    ]}
  />
);
