import type { Meta } from '@storybook/react-vite';
import { Stack } from '@showcase/ui';
import { useState } from 'react';
import { LoadMore } from './load-more.tsx';

export default {
  title: 'Navigation/LoadMore',
  component: LoadMore,
} satisfies Meta<typeof LoadMore>;

export function Growing() {
  const [shown, setShown] = useState(12);
  return (
    <Stack>
      <LoadMore shown={shown} total={60} onLoadMore={() => setShown(Math.min(60, shown + 12))} />
      <LoadMore shown={24} total={60} onLoadMore={() => {}} isBusy />
      <LoadMore shown={60} total={60} onLoadMore={() => {}} />
    </Stack>
  );
}
