import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { Stack } from '../layout/layout.tsx';
import { ChipRow } from './chip-row.tsx';
import { Chip } from './chip.tsx';

export default { title: 'Content/Chip', component: Chip } satisfies Meta<typeof Chip>;

export const Row = () => (
  <Stack>
    <ChipRow label="Tags" items={['React', 'Supabase', 'Charts']} limit={3} />
    <ChipRow
      label="Skills"
      items={['React', 'TypeScript', 'خرائط', 'Figma', 'Node.js']}
      limit={4}
    />
  </Stack>
);

export function Removable() {
  const [filters, setFilters] = useState(['Web App', 'React', 'London UK']);
  return (
    <Stack direction="row" gap={2}>
      {filters.map((filter) => (
        <Chip key={filter} onRemove={() => setFilters(filters.filter((other) => other !== filter))}>
          {filter}
        </Chip>
      ))}
    </Stack>
  );
}

export const LongText = () => (
  <div style={{ inlineSize: '160px' }}>
    <Chip>Accessible design systems for the public sector</Chip>
  </div>
);
