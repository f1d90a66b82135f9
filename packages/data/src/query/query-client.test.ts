import type { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { DataError, type DataErrorKind } from '../client/data-error.ts';
import { projectQueries } from '../projects/project-queries.ts';
import { reviewQueries } from '../reviews/reviews.ts';
import { serviceQueries } from '../services/services.ts';
import { fakeBackend } from '../testing/backend/fake-backend.ts';
import { testId } from '../testing/rows.ts';
import { userQueries } from '../users/user-queries.ts';
import { createQueryClient } from './query-client.ts';

const ID = testId(1);
const ONE = { id: ID, tags: ['AI'] };
const { client } = downBackend();
const projects = projectQueries(client);
const users = userQueries(client);
const services = serviceQueries(client);
const reviews = reviewQueries(client);

function downBackend() {
  const backend = fakeBackend();
  backend.goDown();
  return backend;
}

describe('a failed read', () => {
  it.each<[string, (queries: QueryClient) => Promise<void>]>([
    ['Error fetching projects:', (queries) => queries.prefetchQuery(projects.list())],
    ['Error fetching project:', (queries) => queries.prefetchQuery(projects.byId(ID))],
    ['Error fetching user projects:', (queries) => queries.prefetchQuery(projects.byUser(ID))],
    ['Error fetching related projects:', (queries) => queries.prefetchQuery(projects.related(ONE))],
    ['Error fetching users:', (queries) => queries.prefetchQuery(users.list())],
    ['Error fetching users:', (queries) => queries.prefetchQuery(users.creators())],
    ['Error fetching user:', (queries) => queries.prefetchQuery(users.byId(ID))],
    ['Error fetching user:', (queries) => queries.prefetchQuery(users.byUsername('ada-stone'))],
    [
      'Error fetching services:',
      (queries) => queries.prefetchInfiniteQuery(services.pagesByUser(ID)),
    ],
    [
      'Error fetching reviews:',
      (queries) => queries.prefetchInfiniteQuery(reviews.pagesByCreator(ID)),
    ],
    ['Error fetching project reviews:', (queries) => queries.prefetchQuery(reviews.byProject(ID))],
  ])('logs %s', async (title, read) => {
    const logError = vi.fn();
    await read(createQueryClient({ logError }));

    expect(logError).toHaveBeenCalledExactlyOnceWith(title, expect.any(DataError));
  });

  it('logs to the console by default', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await createQueryClient().prefetchQuery(projects.list());

    expect(log).toHaveBeenCalledWith('Error fetching projects:', expect.any(DataError));
  });

  it.each([
    ['stale-schema', 2],
    ['unreachable', 1],
    ['timeout', 1],
    ['server', 1],
    ['rate-limited', 1],
    ['forbidden', 1],
    ['unauthenticated', 1],
    ['invalid', 1],
  ] as const)('of the kind %s is fetched %i times', async (kind: DataErrorKind, times) => {
    vi.useFakeTimers();
    const queryFn = vi.fn(() => Promise.reject(new DataError({ kind, message: '', status: 0 })));
    const queryClient = createQueryClient({ logError: () => undefined });
    const promise = queryClient.prefetchQuery({ queryKey: ['it'], queryFn });
    await vi.runAllTimersAsync();
    await promise;
    vi.useRealTimers();

    expect(queryFn).toHaveBeenCalledTimes(times);
  });

  it('is not logged if the user has left its page', async () => {
    const logError = vi.fn();
    const queryFn = () =>
      Promise.reject(new DataError({ kind: 'aborted', message: '', status: 0 }));
    await createQueryClient({ logError }).prefetchQuery({ queryKey: ['it'], queryFn });

    expect(logError).not.toHaveBeenCalled();
  });
});
