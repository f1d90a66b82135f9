import type { Meta } from '@storybook/react-vite';
import { Stack } from '../layout/layout.tsx';
import { Rating, RatingBadge } from './rating.tsx';

export default { title: 'Content/Rating', component: Rating } satisfies Meta<typeof Rating>;

export const Stars = () => (
  <Stack gap={3} align="start">
    {[0, 2.4, 3.5, 4.49, 5].map((value) => (
      <Rating key={value} value={value} count={Math.round(value * 31)} />
    ))}
  </Stack>
);

export const AsBadge = () => (
  <Stack direction="row">
    <RatingBadge value={4.2} />
    <RatingBadge value={4.5} />
    <RatingBadge value={4.8} />
  </Stack>
);
