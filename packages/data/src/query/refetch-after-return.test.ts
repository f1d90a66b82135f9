import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { refetchAfterReturn } from './refetch-after-return.ts';

function show({ persisted }: { persisted: boolean }) {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

it('refetches what the page shows when the browser restores it, and not when it loads', async () => {
  const queryClient = createQueryClient();
  let likes = 41;
  const options = { queryKey: ['likes'], queryFn: () => likes, staleTime: Infinity };
  const observer = new QueryObserver(queryClient, options);
  const stop = observer.subscribe(() => undefined);
  refetchAfterReturn(queryClient);
  await expect.poll(() => observer.getCurrentResult().data).toBe(41);

  likes = 42;
  show({ persisted: false });
  expect(observer.getCurrentResult().isFetching).toBe(false);
  show({ persisted: true });
  await expect.poll(() => observer.getCurrentResult().data).toBe(42);
  stop();
});
