import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { projectQueries } from '../projects/project-queries.ts';
import { fakeBackend } from '../testing/backend/fake-backend.ts';
import { dataWorld } from '../testing/render-with-data.tsx';
import { aProject, aUser, testId } from '../testing/rows.ts';
import { useDataClient } from './data-provider.tsx';
import { useInfiniteList } from './use-data.ts';

const useProjects = () => useInfiniteList(projectQueries(useDataClient()).pagesByUser(testId(1)));

function renderList() {
  const projects = Array.from({ length: 102 }, (_, index) => aProject({ id: testId(100 + index) }));
  const backend = fakeBackend({ users: [aUser()], projects });
  const world = dataWorld({ backend });
  const { result } = renderHook(useProjects, { wrapper: ({ children }) => world.wrap(children) });
  return { backend, result };
}

it('continues after the last row, and ends with a page that is not full', async () => {
  const { result } = renderList();
  expect(result.current).toMatchObject({ data: [], isPending: true, hasNextPage: false });
  await waitFor(() => expect(result.current.data).toHaveLength(100));
  expect(result.current.hasNextPage).toBe(true);

  act(() => result.current.fetchNextPage());
  await waitFor(() => expect(result.current.data).toHaveLength(102));
  expect(new Set(result.current.data.map(({ id }) => id)).size).toBe(102);
  expect(result.current.hasNextPage).toBe(false);
});

it('keeps its rows when the next page fails', async () => {
  const { backend, result } = renderList();
  await waitFor(() => expect(result.current.hasNextPage).toBe(true));
  backend.goDown();
  act(() => result.current.fetchNextPage());
  await waitFor(() => expect(result.current.isFetchNextPageError).toBe(true));
  expect(result.current.data).toHaveLength(100);
});
