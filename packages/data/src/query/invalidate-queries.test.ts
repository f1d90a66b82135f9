import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { invalidateQueries } from './invalidate-queries.ts';

const queryKey = ['news'];

/** A query on the screen whose reads answer when they are told to. */
function observeQuery(initialData?: string) {
  const resolvers: ((value: string) => void)[] = [];
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () => new Promise<string>((resolve) => resolvers.push(resolve)),
    ...(initialData !== undefined && { initialData }),
  });
  observer.subscribe(() => undefined);
  return { resolvers, queryClient, data: () => queryClient.getQueryData(queryKey) };
}

it('reads what has been read', async () => {
  const { resolvers, queryClient, data } = observeQuery('old');
  const promise = invalidateQueries(queryClient, queryKey);
  resolvers[0]?.('new');
  await promise;
  expect(data()).toBe('new');
  expect(resolvers).toHaveLength(1);
});

it('does not take the answer of a first read that began before the change', async () => {
  const { resolvers, queryClient, data } = observeQuery();
  const promise = invalidateQueries(queryClient, queryKey);
  resolvers[0]?.('before the change');
  await expect.poll(() => resolvers.length).toBe(2);
  resolvers[1]?.('after the change');
  await promise;
  expect(data()).toBe('after the change');
});
