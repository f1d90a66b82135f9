import type { Meta } from '@storybook/react-vite';
import { Stack } from '../layout/layout.tsx';
import { RelativeTime } from './relative-time.tsx';

export default {
  title: 'Content/RelativeTime',
  component: RelativeTime,
} satisfies Meta<typeof RelativeTime>;

const minute = 60_000;
const now = Date.now();
const ages = [0, 5 * minute, 180 * minute, 2 * 24 * 60 * minute];

export const Ages = () => (
  <Stack gap={2}>
    {ages.map((age) => (
      <RelativeTime key={age} date={now - age} />
    ))}
    <RelativeTime date="2026-01-09T12:00:00Z" />
  </Stack>
);
