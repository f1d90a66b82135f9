import type { Meta } from '@storybook/react-vite';
import { Stack } from '../layout/layout.tsx';
import { SkeletonBlock, SkeletonGroup, SkeletonText } from './skeleton.tsx';

export default {
  title: 'Feedback/Skeleton',
  component: SkeletonGroup,
} satisfies Meta<typeof SkeletonGroup>;

export const Shapes = () => (
  <SkeletonGroup label="Loading the profile">
    <Stack>
      <SkeletonBlock width="96px" height="96px" shape="full" />
      <SkeletonBlock width="240px" height="28px" />
      <SkeletonText lines={4} />
    </Stack>
  </SkeletonGroup>
);
