import type { Meta } from '@storybook/react-vite';
import { Stack } from '../layout/layout.tsx';
import { sampleCreator } from '../testing/samples.ts';
import { Avatar } from './avatar.tsx';

export default { title: 'Content/Avatar', component: Avatar } satisfies Meta<typeof Avatar>;

const sizes = ['s', 'm', 'l', 'xl'] as const;

export const States = () => (
  <Stack>
    {[
      { name: 'Ada Stone', src: sampleCreator.avatar },
      { name: 'Ada Stone' },
      { name: '' },
      { name: 'Broken picture', src: 'data:image/png,' },
    ].map((person, index) => (
      <Stack key={index} direction="row">
        {sizes.map((size) => (
          <Avatar key={size} {...person} size={size} />
        ))}
      </Stack>
    ))}
  </Stack>
);
