import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { projectQueries } from '../projects/project-queries.ts';
import { searchCounts } from '../testing/answers/search-answers.ts';
import type { FakeRequest } from '../testing/backend/fake-state.ts';
import { projectBackend } from '../testing/project-backend.ts';
import { dataWorld, startQuery } from '../testing/render-with-data.tsx';
import { useDataClient } from './data-provider.tsx';
import { useSearch } from './use-data.ts';

const NO_FILTERS = { q: '', types: [], technologies: [], industries: [] };

describe('useSearch', () => {
  const useFound = (filters = NO_FILTERS) => {
    const projects = projectQueries(useDataClient());
    return useSearch(projects.search(filters), projects.counts(filters));
  };

  it('is empty only once the response proves it', async () => {
    const result = startQuery(() => useFound(), projectBackend(0));
    expect(result.current).toMatchObject({ isUnknown: true, isEmpty: false });
    await waitFor(() => expect(result.current).toMatchObject({ isUnknown: false, isEmpty: true }));
  });

  it('loads page by page until the last one', async () => {
    const result = startQuery(() => useFound(), projectBackend(30));
    await waitFor(() => expect(result.current.items).toHaveLength(24));
    await waitFor(() => expect(result.current.total?.total).toBe(30));
    expect(result.current).toMatchObject({ hasNextPage: true });

    act(() => {
      result.current.fetchNextPage();
    });
    await waitFor(() => expect(result.current.items).toHaveLength(30));
    expect(result.current.hasNextPage).toBe(false);
  });

  it('requests its counts once, in a request of their own', async () => {
    const backend = projectBackend(30);
    const result = startQuery(() => useFound(), backend);
    await waitFor(() => expect(result.current.hasNextPage).toBe(true));
    act(() => {
      result.current.fetchNextPage();
    });
    await waitFor(() => expect(result.current.pageCount).toBe(2));

    const paths = backend.requests.map(({ url }) => url.pathname.split('/').at(-1));
    expect(paths).toEqual(['search_projects', 'count_projects', 'search_projects']);
  });

  it.each([
    [30, undefined],
    [3, { total: 3, totalIsCapped: false }],
  ])('shows %i rows if the counts fail; only a complete list has a total', async (rows, total) => {
    const backend = projectBackend(rows);
    backend.answerWith(failCounts);
    const result = startQuery(() => useFound(), backend);
    await waitFor(() => expect(result.current.items).toHaveLength(Math.min(rows, 24)));

    expect(result.current).toMatchObject({ total, facets: null, error: null });
  });

  it('requests counts that keep failing only once more', async () => {
    const backend = projectBackend(30);
    const pending: (() => void)[] = [];
    backend.answerWith((request) => {
      const failure = failCounts(request);
      return failure && new Promise((fail) => pending.push(() => fail(failure)));
    });
    const result = startQuery(() => useFound(), backend);
    await waitFor(() => expect(result.current.items).toHaveLength(24));
    await waitFor(() => expect(pending).toHaveLength(1));
    act(() => pending[0]?.());
    await waitFor(() => expect(pending).toHaveLength(2));
    act(() => pending[1]?.());

    const third = waitFor(() => expect(pending).toHaveLength(3), { timeout: 300 });
    await expect(third).rejects.toThrow('length of 3 but got 2');
  });

  it.each([
    [5, 5],
    [6, 0],
  ])('with %i pages refetches %i of them when the user returns', async (pages, refetchedPages) => {
    const backend = projectBackend(pages * 24);
    const world = dataWorld({ backend });
    const options = projectQueries(world.client).search(NO_FILTERS);
    await world.queryClient.prefetchInfiniteQuery({
      ...options,
      pages,
      getNextPageParam: (page) => page.next,
    });
    await world.queryClient.invalidateQueries({ queryKey: ['projects'], refetchType: 'none' });
    backend.requests.length = 0;

    const { result } = renderHook(() => useFound(), {
      wrapper: ({ children }) => world.wrap(children),
    });
    await waitFor(() => expect(world.queryClient.isFetching()).toBe(0));
    expect(result.current.items).toHaveLength(pages * 24);
    const searches = backend.requests.filter(({ url }) =>
      url.pathname.endsWith('/search_projects'),
    );
    expect(searches).toHaveLength(refetchedPages);
  });

  it('counts what each filter would leave', async () => {
    const backend = projectBackend(2);
    const facets = { technologies: { React: 2, Vue: 0 } };
    backend.rpc('count_projects', () => searchCounts('projects', 2, facets));
    const result = startQuery(() => useFound(), backend);

    await waitFor(() => expect(result.current.facets?.technologies.counts.React).toBe(2));
    expect(result.current.facets?.technologies.counts.Vue).toBe(0);
  });

  it('keeps the old rows as placeholder data while a new search loads', async () => {
    const world = dataWorld({ backend: projectBackend(3) });
    const { result, rerender } = renderHook(useFound, {
      initialProps: NO_FILTERS,
      wrapper: ({ children }) => world.wrap(children),
    });
    await waitFor(() => expect(result.current.items).toHaveLength(3));
    rerender({ ...NO_FILTERS, q: 'Project 2' });

    expect(result.current).toMatchObject({
      isPlaceholderData: true,
      isRefreshing: true,
      total: { total: 3 },
    });
    await waitFor(() => expect(result.current.foundCount).toBe(1));
    expect(result.current).toMatchObject({ isPlaceholderData: false, isRefreshing: false });
  });

  it('is empty and unreachable when the backend is down, and has its total after a retry', async () => {
    const backend = projectBackend(30);
    backend.goDown();
    const result = startQuery(() => useFound(), backend);

    await waitFor(() => expect(result.current.isUnreachable).toBe(true));
    expect(result.current).toMatchObject({ items: [], facets: null, hasNextPage: false });
    expect(result.current).toMatchObject({ isUnknown: true, isEmpty: false });

    backend.comeBack();
    act(() => {
      result.current.refetch();
    });
    await waitFor(() => expect(result.current.total?.total).toBe(30));
  });
});

function failCounts({ url }: FakeRequest) {
  return url.pathname.endsWith('/count_projects') ? new Response('{}', { status: 400 }) : undefined;
}
