import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance, renderWithUi } from '../testing/index.ts';
import { LoadMore } from './load-more.tsx';
import { pageNumbers } from './page-numbers.ts';
import { Pagination } from './pagination.tsx';

const hrefOf = (page: number) => `?page=${page}`;

describe('pageNumbers', () => {
  it.each([
    [1, 1, '1'],
    [1, 2, '1 2'],
    [1, 5, '1 2 gap 5'],
    [3, 5, '1 2 3 4 5'],
    [5, 9, '1 gap 4 5 6 gap 9'],
    [4, 9, '1 2 3 4 5 gap 9'],
    [9, 9, '1 gap 8 9'],
  ])('of page %d of %d are %s', (page, count, numbers) => {
    expect(pageNumbers(page, count).join(' ')).toBe(numbers);
  });
});

describe('Pagination', () => {
  describeConformance(Pagination, { props: { page: 2, pageCount: 9, hrefOf }, tag: 'nav' });

  it('links to the URLs of the pages and marks the current one', () => {
    renderWithUi(<Pagination page={2} pageCount={9} hrefOf={hrefOf} />);
    const current = screen.getByRole('link', { current: 'page' });
    expect(current.textContent).toBe('2');
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('?page=3');
  });

  it('has no previous page at the start and no next one at the end', () => {
    const { rerender } = renderWithUi(<Pagination page={1} pageCount={2} hrefOf={hrefOf} />);
    expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull();
    rerender(<Pagination page={2} pageCount={2} hrefOf={hrefOf} />);
    expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
  });

  it('renders nothing for a single page', () => {
    renderWithUi(<Pagination page={1} pageCount={1} hrefOf={hrefOf} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('LoadMore', () => {
  describeConformance(LoadMore, {
    props: { shown: 12, total: 1245, onLoadMore: () => {} },
    tag: 'div',
  });

  it('shows how much of the list is visible and loads more', async () => {
    const load = vi.fn();
    const { user } = renderWithUi(<LoadMore shown={12} total={1245} onLoadMore={load} />);
    expect(screen.getByRole('status').textContent).toBe('Showing 12 of 1,245');
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(load).toHaveBeenCalledOnce();
  });

  it('has no button if everything is shown', () => {
    renderWithUi(<LoadMore shown={12} total={12} onLoadMore={() => {}} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
