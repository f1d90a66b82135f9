import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { readAgain } from './read-again.ts';

const queryKey = ['news'];

/** A query on the screen whose reads answer when they are told to. */
function shown(initialData?: string) {
  const answers: ((value: string) => void)[] = [];
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
    ...(initialData !== undefined && { initialData }),
  });
  observer.subscribe(() => undefined);
  return { answers, queryClient, data: () => queryClient.getQueryData(queryKey) };
}

it('reads what has been read', async () => {
  const { answers, queryClient, data } = shown('old');
  const read = readAgain(queryClient, queryKey);
  answers[0]?.('new');
  await read;
  expect(data()).toBe('new');
  expect(answers).toHaveLength(1);
});

it('does not take the answer of a first read that began before the change', async () => {
  const { answers, queryClient, data } = shown();
  const read = readAgain(queryClient, queryKey);
  answers[0]?.('before the change');
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.('after the change');
  await read;
  expect(data()).toBe('after the change');
});
