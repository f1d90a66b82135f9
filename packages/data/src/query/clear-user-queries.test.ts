import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { clearUserQueries, refetchVisibleQueries, takeRenderedRows } from './clear-user-queries.ts';
import { createQueryClient } from './query-client.ts';

const KEY = ['projects'];
const forVisitors = () => ({ titles: ['Atlas'] });

beforeEach(() => void vi.useFakeTimers());

function show(queryFn: () => unknown) {
  const queryClient = createQueryClient();
  takeRenderedRows(queryClient, [{ key: KEY, data: forVisitors() }]);
  const observer = new QueryObserver(queryClient, { queryKey: KEY, queryFn, staleTime: Infinity });
  const endSession = async () => {
    clearUserQueries(queryClient);
    refetchVisibleQueries(queryClient);
    const shown = observer.getCurrentResult().data;
    await vi.runAllTimersAsync();
    return shown;
  };
  return { queryClient, observer, endSession };
}

it('keeps the rows of a rendered page that React has not yet taken over', () => {
  const { queryClient } = show(() => 'read again');
  clearUserQueries(queryClient);
  expect(queryClient.getQueryData(KEY)).toEqual(forVisitors());
});

it('shows the rows of a rendered page until they are read again as a visitor', async () => {
  const { observer, endSession } = show(() => 'read again');
  observer.subscribe(() => undefined);
  expect(await endSession()).toEqual(forVisitors());
  expect(observer.getCurrentResult().data).toBe('read again');
});

it('keeps rows that were the same for the user', async () => {
  const { observer, endSession } = show(forVisitors);
  observer.subscribe(() => undefined);
  await observer.refetch();
  expect(await endSession()).toEqual(forVisitors());
});

it('removes rows that were read for the user', async () => {
  const { observer, endSession } = show(() => ({ titles: ['Draft of Ada'] }));
  observer.subscribe(() => undefined);
  await observer.refetch();
  expect(await endSession()).toBeUndefined();
});

it('drops what is on its way for the user', async () => {
  const answers = [Promise.withResolvers(), Promise.withResolvers()];
  let calls = 0;
  const { observer, endSession } = show(() => answers[calls++]?.promise);
  observer.subscribe(() => undefined);
  void observer.refetch();
  await endSession();
  answers[0]?.resolve('of the user');
  await vi.runAllTimersAsync();
  expect(observer.getCurrentResult().data).toEqual(forVisitors());
  answers[1]?.resolve('of a visitor');
  await vi.runAllTimersAsync();
  expect(observer.getCurrentResult().data).toBe('of a visitor');
});
