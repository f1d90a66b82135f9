import { createMemoryRouter, RouterProvider } from '@showcase/remote-contract';
import { UiProvider } from '@showcase/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CardList } from './card-list.tsx';

afterEach(cleanup);

function showList(count: number) {
  const items = Array.from({ length: count }, (_, index) => ({ id: String(index) }));
  const element = (
    <CardList label="Things" cardWidth={200} items={items}>
      {({ id }) => <article>{id}</article>}
    </CardList>
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  render(
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>,
  );
}

it('draws short lists whole', () => {
  showList(240);
  expect(screen.getAllByRole('article')).toHaveLength(240);
});

it('draws a part of long lists, and says which', () => {
  showList(10_000);
  const drawn = screen.getAllByRole('listitem');
  expect(drawn).toHaveLength(48);
  expect(drawn[9]?.getAttribute('aria-posinset')).toBe('10');
  expect(drawn[9]?.getAttribute('aria-setsize')).toBe('10000');
});
