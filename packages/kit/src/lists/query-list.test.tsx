import { DataError } from '@showcase/data/client';
import { renderWithUi } from '@showcase/ui/testing';
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { NextPage } from './list-footer.tsx';
import { InfiniteList, QueryList } from './query-list.tsx';

const error = new DataError({ kind: 'forbidden', status: 403, message: 'permission denied' });

function createQuery(state: Partial<NextPage & { isPending: boolean; error: DataError }> = {}) {
  return {
    isPending: false,
    error: null,
    refetch: vi.fn<() => void>(),
    hasNextPage: false,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    fetchNextPage: vi.fn<() => void>(),
    ...state,
  };
}

function renderList(query: ReturnType<typeof createQuery>, items: string[], empty?: string) {
  return renderWithUi(
    <QueryList area="Projects" query={query} items={items} skeleton="Loading" empty={empty}>
      {(rows) => <p>{`Rows: ${rows.join()}`}</p>}
    </QueryList>,
  );
}

function infiniteList(query: ReturnType<typeof createQuery>, items: string[], total?: number) {
  return (
    <InfiniteList
      area="Projects"
      query={query}
      items={items}
      noun="project"
      total={total}
      skeleton="Loading"
      empty="No projects"
    >
      {(rows) => <p>{`Rows: ${rows.join()}`}</p>}
    </InfiniteList>
  );
}

describe('QueryList', () => {
  it('shows the skeleton while pending', () => {
    renderList(createQuery({ isPending: true }), [], 'No projects');
    expect(screen.getByText('Loading')).toBeTruthy();
  });

  it('shows why the list failed to load, and retries', async () => {
    const query = createQuery({ error });
    const { user } = renderList(query, [], 'No projects');
    expect(screen.getByText("We couldn't load this list. Try again.")).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(query.refetch).toHaveBeenCalledOnce();
    expect(screen.queryByText(/Rows|No projects/)).toBeNull();
  });

  it('keeps the rows if a refetch fails', async () => {
    const query = createQuery({ error });
    const { user } = renderList(query, ['a']);
    expect(screen.getByText(/couldn't refresh this list/)).toBeTruthy();
    expect(screen.getByText('Rows: a')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(query.refetch).toHaveBeenCalledOnce();
  });

  it('shows the empty state, or leaves it to its children', () => {
    renderList(createQuery(), [], 'No projects');
    expect(screen.getByText('No projects')).toBeTruthy();
    cleanup();
    renderList(createQuery(), []);
    expect(screen.getByText('Rows:')).toBeTruthy();
  });
});

describe('InfiniteList', () => {
  it('loads more, and keeps the focus after the last page', async () => {
    const query = createQuery({ hasNextPage: true });
    const { user, rerender } = renderWithUi(infiniteList(query, ['a', 'b'], 3));
    expect(screen.getByRole('status').textContent).toBe('Showing 2 of 3 projects');
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(query.fetchNextPage).toHaveBeenCalledOnce();

    rerender(infiniteList(createQuery(), ['a', 'b', 'c'], 3));
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Showing 3 of 3 projects');
  });

  it('needs no total before the end', async () => {
    const { user, rerender } = renderWithUi(
      infiniteList(createQuery({ hasNextPage: true }), ['a']),
    );
    expect(screen.queryByRole('status')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    rerender(infiniteList(createQuery(), ['a', 'b']));
    expect(screen.getByRole('status').textContent).toBe('Showing 2 of 2 projects');
  });

  it('offers a retry if only the next page failed', () => {
    renderWithUi(
      infiniteList(createQuery({ error, hasNextPage: true, isFetchNextPageError: true }), ['a']),
    );
    expect(screen.getByText("We couldn't load more projects.")).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
    expect(screen.queryByText(/couldn't refresh/)).toBeNull();
    expect(screen.getByText('Rows: a')).toBeTruthy();
  });

  it('has no footer without further pages, or instead of rows', () => {
    renderWithUi(infiniteList(createQuery(), ['a'], 1));
    expect(screen.queryByRole('status')).toBeNull();
    cleanup();
    renderWithUi(infiniteList(createQuery({ isPending: true, hasNextPage: true }), []));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
