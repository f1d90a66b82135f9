import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../query/query-client.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

it('refetches each active query once after an unstable connection', async () => {
  const queryClient = createQueryClient();
  queryClient.mount();
  const queryFn = vi.fn(() => Promise.resolve('answer'));
  const observer = new QueryObserver(queryClient, {
    queryKey: ['shown'],
    queryFn,
    staleTime: 0,
  });
  const stop = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(10);
  queryFn.mockClear();

  for (let flap = 0; flap < 4; flap += 1) {
    window.dispatchEvent(new Event('offline'));
    await vi.advanceTimersByTimeAsync(1_000);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(queryFn).not.toHaveBeenCalled();

  await vi.advanceTimersByTimeAsync(2_000);
  expect(queryFn).toHaveBeenCalledTimes(1);
  stop();
  queryClient.unmount();
});
