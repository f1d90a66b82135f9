import type { Meta } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Stack } from '../layout/layout.tsx';
import { Notice } from './notice.tsx';

export default { title: 'Feedback/Notice', component: Notice } satisfies Meta<typeof Notice>;

export const Variants = () => (
  <Stack gap={3}>
    <Notice>These are samples. Sign in to see the real ones.</Notice>
    <Notice variant="success">Your profile is public.</Notice>
    <Notice variant="warning">Your session ends in five minutes.</Notice>
    <Notice variant="danger" action={<Button size="s">Retry</Button>}>
      We can't connect right now.
    </Notice>
  </Stack>
);
