import type { Meta } from '@storybook/react-vite';
import { Stack } from '../layout/layout.tsx';
import { Logo } from './logo.tsx';

export default { title: 'Content/Logo', component: Logo } satisfies Meta<typeof Logo>;

export const Variants = () => (
  <Stack direction="row" gap={8}>
    <Logo />
    <Logo variant="mark" />
  </Stack>
);
