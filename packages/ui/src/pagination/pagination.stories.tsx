import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { Stack } from '../layout/layout.tsx';
import { LoadMore } from './load-more.tsx';
import { Pagination } from './pagination.tsx';

export default {
  title: 'Navigation/Pagination',
  component: Pagination,
} satisfies Meta<typeof Pagination>;

const hrefOf = (page: number) => `#page-${page}`;

export const Positions = () => (
  <Stack gap={6}>
    <Pagination aria-label="First page" page={1} pageCount={12} hrefOf={hrefOf} />
    <Pagination aria-label="In the middle" page={6} pageCount={12} hrefOf={hrefOf} />
    <Pagination aria-label="Last page" page={12} pageCount={12} hrefOf={hrefOf} />
    <Pagination aria-label="Few pages" page={2} pageCount={3} hrefOf={hrefOf} />
  </Stack>
);

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
