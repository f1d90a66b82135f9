import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { projectQueries } from '../projects/project-queries.ts';
import { fakeBackend } from '../testing/backend/fake-backend.ts';
import type { FakeRequest } from '../testing/backend/fake-state.ts';
import { dataWorld } from '../testing/render-with-data.tsx';
import { aProject, aUser, testId } from '../testing/rows.ts';
import { useDataClient } from './data-provider.tsx';
import { useItem, useList, useSearch } from './use-data.ts';

const NO_FILTERS = { q: '', types: [], technologies: [], industries: [] };

function createBackend(projectCount = 1) {
  const projects = Array.from({ length: projectCount }, (_, index) =>
    aProject({ id: testId(100 + index), title: `Project ${index}` }),
  );
  return fakeBackend({ users: [aUser()], projects });
}

function startQuery<T>(read: () => T, backend: ReturnType<typeof fakeBackend>) {
  const world = dataWorld({ backend });
  return renderHook(read, { wrapper: ({ children }) => world.wrap(children) }).result;
}

describe('useList', () => {
  const useProjects = () => useList(projectQueries(useDataClient()).list());

  it('is pending and empty at first, then has the rows', async () => {
    const result = startQuery(useProjects, createBackend());

    expect(result.current).toMatchObject({ data: [], isPending: true, isUnreachable: false });
    await waitFor(() => expect(result.current.data).toHaveLength(1));
    expect(result.current.isPending).toBe(false);
  });

  it('is empty and unreachable while the backend is down, until a retry succeeds', async () => {
    const backend = createBackend();
    backend.goDown();
    const result = startQuery(useProjects, backend);
    await waitFor(() => expect(result.current.isUnreachable).toBe(true));
    expect(result.current).toMatchObject({ data: [], isPending: false });

    backend.comeBack();
    act(() => {
      result.current.refetch();
    });
    await waitFor(() => expect(result.current.data).toHaveLength(1));
    expect(result.current.isUnreachable).toBe(false);
  });

  it('refetches automatically when the network is back', async () => {
    const backend = createBackend();
    backend.goDown();
    const result = startQuery(useProjects, backend);
    await waitFor(() => expect(result.current.isUnreachable).toBe(true));
    backend.comeBack();
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));

    // The network counts as online only after 2 stable seconds.
    const rows = () => expect(result.current.data).toHaveLength(1);
    await waitFor(rows, { timeout: 4000 });
  });

  it.each([500, 502, 503, 504])('is unreachable after %i', async (status) => {
    const backend = createBackend();
    backend.rejectWith(status);
    const result = startQuery(useProjects, backend);

    await waitFor(() => expect(result.current.isUnreachable).toBe(true));
  });

  it.each([403, 429])('is empty with an error, but not unreachable, after %i', async (status) => {
    const backend = createBackend();
    backend.rejectWith(status, { retryAfter: 20 });
    const result = startQuery(useProjects, backend);

    await waitFor(() => expect(result.current.error).not.toBeNull());
    expect(result.current).toMatchObject({ data: [], isUnreachable: false });
  });

  it('reports how long to wait after too many requests', async () => {
    const backend = createBackend();
    backend.rejectWith(429, { retryAfter: 20 });
    const result = startQuery(useProjects, backend);

    await waitFor(() => expect(result.current.error?.retryAfter).toBe(20));
    expect(backend.requests).toHaveLength(1);
  });
});

describe('useItem', () => {
  const useProject = (id: string) => useItem(projectQueries(useDataClient()).byId(id));

  it('has the item', async () => {
    const result = startQuery(() => useProject(testId(100)), createBackend());

    await waitFor(() => expect(result.current.data?.owner?.name).toBe('Ada Stone'));
  });

  it.each([
    ['an unknown id', testId(999)],
    ['the id of a sample', '1'],
  ])('is null without an error for %s', async (_name, id) => {
    const result = startQuery(() => useProject(id), createBackend());

    await waitFor(() => expect(result.current.isPending).toBe(false));
    expect(result.current).toMatchObject({ data: null, error: null, isUnreachable: false });
  });

  it('sends no request for a sample', async () => {
    const backend = createBackend();
    const result = startQuery(() => useProject('1'), backend);

    await waitFor(() => expect(result.current.isPending).toBe(false));
    expect(backend.requests).toEqual([]);
  });

  it('is null and unreachable when the backend is down', async () => {
    const backend = createBackend();
    backend.goDown();
    const result = startQuery(() => useProject(testId(100)), backend);

    await waitFor(() => expect(result.current.isUnreachable).toBe(true));
    expect(result.current.data).toBeNull();
  });
});

describe('useSearch', () => {
  const useFound = (filters = NO_FILTERS) => {
    const projects = projectQueries(useDataClient());
    return useSearch(projects.search(filters), projects.counts(filters));
  };

  it('loads page by page until the last one', async () => {
    const result = startQuery(() => useFound(), createBackend(30));
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
    const backend = createBackend(30);
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
    const backend = createBackend(rows);
    backend.answerWith(failCounts);
    const result = startQuery(() => useFound(), backend);
    await waitFor(() => expect(result.current.items).toHaveLength(Math.min(rows, 24)));

    expect(result.current).toMatchObject({ total, facets: null, error: null });
  });

  it.each([
    [5, 5],
    [6, 0],
  ])('with %i pages refetches %i of them when the user returns', async (pages, refetchedPages) => {
    const backend = createBackend(pages * 24);
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
    const result = startQuery(() => useFound(), createBackend(2));

    await waitFor(() => expect(result.current.facets?.technologies.React).toBe(2));
    expect(result.current.facets?.technologies.Vue).toBe(0);
  });

  it('keeps the old rows as placeholder data while a new search loads', async () => {
    const world = dataWorld({ backend: createBackend(3) });
    const { result, rerender } = renderHook(useFound, {
      initialProps: NO_FILTERS,
      wrapper: ({ children }) => world.wrap(children),
    });
    await waitFor(() => expect(result.current.items).toHaveLength(3));
    rerender({ ...NO_FILTERS, q: 'Project 2' });

    expect(result.current).toMatchObject({ isPlaceholderData: true, total: { total: 3 } });
    await waitFor(() => expect(result.current.items).toHaveLength(1));
    expect(result.current.isPlaceholderData).toBe(false);
  });

  it('is empty and unreachable when the backend is down', async () => {
    const backend = createBackend();
    backend.goDown();
    const result = startQuery(() => useFound(), backend);

    await waitFor(() => expect(result.current.isUnreachable).toBe(true));
    expect(result.current).toMatchObject({ items: [], facets: null, hasNextPage: false });
  });
});

function failCounts({ url }: FakeRequest) {
  return url.pathname.endsWith('/count_projects') ? new Response('{}', { status: 400 }) : undefined;
}

describe('useDataClient', () => {
  it('throws outside its provider', () => {
    expect(() => renderHook(() => useDataClient())).toThrow(
      'useDataClient must be used within a DataProvider',
    );
  });
});
