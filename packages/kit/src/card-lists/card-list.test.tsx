import type { SearchSection } from '@showcase/data/query';
import { createMemoryRouter, RouterProvider } from '@showcase/remote-contract';
import { UiProvider } from '@showcase/ui';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CardList } from './card-list.tsx';

function showList(count: number, sections: SearchSection[] = []) {
  const items = Array.from({ length: count }, (_, index) => ({ id: String(index) }));
  const element = (
    <CardList label="Things" cardWidth={200} items={items} sections={sections}>
      {({ id }) => <article>{id}</article>}
    </CardList>
  );
  const router = createMemoryRouter([
    { path: '/', element },
    { path: '/thing', element: <h1>A thing</h1> },
  ]);
  render(
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>,
  );
  return router;
}

it('renders short lists completely', () => {
  showList(240);
  expect(screen.getAllByRole('article')).toHaveLength(240);
});

it('has a heading above the first item of each group', () => {
  showList(3, [
    { kind: 'corrected', from: '0', corrected: 'tide table' },
    { kind: 'most-words', from: '2', corrected: 'tide table' },
  ]);
  const texts = screen
    .getAllByRole('listitem')
    .map((item) => within(item).queryByRole('heading') ?? within(item).getByRole('article'))
    .map(({ textContent }) => textContent);
  expect(texts).toEqual([
    'Results for “tide table”',
    '0',
    '1',
    'Results for most of your words',
    '2',
  ]);
});

it('renders a part of long lists, and exposes the position', () => {
  showList(10_000);
  const drawn = screen.getAllByRole('listitem');
  expect(drawn).toHaveLength(48);
  expect(drawn[9]?.getAttribute('aria-posinset')).toBe('10');
  expect(drawn[9]?.getAttribute('aria-setsize')).toBe('10000');
});

it('restores the scroll position, even if the visitor left right after scrolling', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const scrollY = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(0);
  const router = showList(100);
  scrollY.mockReturnValue(700);
  fireEvent.scroll(window);
  await act(() => router.navigate('/thing'));
  scrollY.mockReturnValue(0);
  fireEvent.scroll(window);
  expect(screen.getByRole('heading', { name: 'A thing' })).toBeDefined();

  await act(() => router.navigate(-1));
  expect(scrollTo).toHaveBeenCalledWith({ top: 700 });
});
