import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { invalidateQueries } from './index.ts';

const queryKey = ['news'];

/** An active query whose reads respond when the test lets them. */
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

it('refetches what has been loaded', async () => {
  const { resolvers, queryClient, data } = observeQuery('old');
  const promise = invalidateQueries(queryClient, queryKey);
  resolvers[0]?.('new');
  await promise;
  expect(data()).toBe('new');
  expect(resolvers).toHaveLength(1);
});

it('ignores the result of a first read that started before the change', async () => {
  const { resolvers, queryClient, data } = observeQuery();
  const promise = invalidateQueries(queryClient, queryKey);
  resolvers[0]?.('before the change');
  await expect.poll(() => resolvers.length).toBe(2);
  resolvers[1]?.('after the change');
  await promise;
  expect(data()).toBe('after the change');
});
