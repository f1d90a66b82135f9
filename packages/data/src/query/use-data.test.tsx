import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { projectQueries } from '../projects/project-queries.ts';
import { startQuery } from '../testing/render-with-data.tsx';
import { projectBackend } from '../testing/project-backend.ts';
import { testId } from '../testing/rows.ts';
import { useDataClient } from './data-provider.tsx';
import { useItem, useList } from './use-data.ts';

describe('useList', () => {
  const useProjects = () => useList(projectQueries(useDataClient()).list());

  it('is pending and empty at first, then has the rows', async () => {
    const result = startQuery(useProjects, projectBackend());

    expect(result.current).toMatchObject({ data: [], isPending: true, isUnreachable: false });
    await waitFor(() => expect(result.current.data).toHaveLength(1));
    expect(result.current.isPending).toBe(false);
  });

  it('is empty and unreachable while the backend is down, until a retry succeeds', async () => {
    const backend = projectBackend();
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
    const backend = projectBackend();
    backend.goDown();
    const result = startQuery(useProjects, backend);
    await waitFor(() => expect(result.current.isUnreachable).toBe(true));
    backend.comeBack();
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));

    // The network counts as online only after 2 stable seconds.
    await waitFor(() => expect(result.current.data).toHaveLength(1));
  });

  it.each([500, 502, 503, 504])('is unreachable after %i', async (status) => {
    const backend = projectBackend();
    backend.rejectWith(status);
    const result = startQuery(useProjects, backend);

    await waitFor(() => expect(result.current.isUnreachable).toBe(true));
  });

  it.each([403, 429])('is empty with an error, but not unreachable, after %i', async (status) => {
    const backend = projectBackend();
    backend.rejectWith(status, { retryAfter: 20 });
    const result = startQuery(useProjects, backend);

    await waitFor(() => expect(result.current.error).not.toBeNull());
    expect(result.current).toMatchObject({ data: [], isUnreachable: false });
  });

  it('reports how long to wait after too many requests', async () => {
    const backend = projectBackend();
    backend.rejectWith(429, { retryAfter: 20 });
    const result = startQuery(useProjects, backend);

    await waitFor(() => expect(result.current.error?.retryAfter).toBe(20));
    expect(backend.requests).toHaveLength(1);
  });
});

describe('useItem', () => {
  const useProject = (id: string) => useItem(projectQueries(useDataClient()).byId(id));

  it('has the item', async () => {
    const result = startQuery(() => useProject(testId(100)), projectBackend());

    await waitFor(() => expect(result.current.data?.owner?.name).toBe('Ada Stone'));
  });

  it.each([
    ['an unknown id', testId(999)],
    ['the id of a sample', '1'],
  ])('is null without an error for %s', async (_name, id) => {
    const result = startQuery(() => useProject(id), projectBackend());

    await waitFor(() => expect(result.current.isPending).toBe(false));
    expect(result.current).toMatchObject({ data: null, error: null, isUnreachable: false });
  });

  it('sends no request for a sample', async () => {
    const backend = projectBackend();
    const result = startQuery(() => useProject('1'), backend);

    await waitFor(() => expect(result.current.isPending).toBe(false));
    expect(backend.requests).toEqual([]);
  });

  it('is null and unreachable when the backend is down', async () => {
    const backend = projectBackend();
    backend.goDown();
    const result = startQuery(() => useProject(testId(100)), backend);

    await waitFor(() => expect(result.current.isUnreachable).toBe(true));
    expect(result.current.data).toBeNull();
  });
});

describe('useDataClient', () => {
  it('throws outside its provider', () => {
    expect(() => renderHook(() => useDataClient())).toThrow(
      'useDataClient must be used within a DataProvider',
    );
  });
});
