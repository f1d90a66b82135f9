import { renderWithData } from '@showcase/data/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useLazyImport } from './use-lazy-import.ts';

beforeEach(() => vi.useFakeTimers());

it('fails where the code hangs, and reloads the page at the next try', async () => {
  const { load, reload } = openPage();
  await act(() => vi.advanceTimersByTimeAsync(10_001));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledOnce();
  expect(load).toHaveBeenCalledOnce();
});

it('takes code that arrives late in place of the failure', async () => {
  const { request } = openPage();
  await act(() => vi.advanceTimersByTimeAsync(10_001));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  await act(async () => {
    request.resolve('The form');
    await vi.advanceTimersByTimeAsync(1);
  });
  expect(screen.getByText('The form')).toBeDefined();
});

it('fetches again where the code is missing', async () => {
  const { load, reload, request } = openPage();
  await act(async () => {
    request.reject(new TypeError('Failed to fetch'));
    await vi.advanceTimersByTimeAsync(1);
  });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(load).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
});

it('does not fail while the page is being left, and fetches again if the page stays', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  globalThis.untilStaying = promise;
  const { load, request } = openPage();
  load.mockResolvedValue('The form');
  await act(async () => {
    request.reject(new TypeError('Failed to fetch'));
    await vi.advanceTimersByTimeAsync(1);
  });
  expect(screen.queryByRole('button')).toBeNull();
  globalThis.untilStaying = undefined;
  await act(async () => {
    resolve();
    await vi.advanceTimersByTimeAsync(1);
  });
  expect(screen.getByText('The form')).toBeDefined();
});

function openPage() {
  const request = Promise.withResolvers<string>();
  const load = vi.fn(() => request.promise);
  const reload = vi.fn();
  renderWithData(<Page load={load} reload={reload} />);
  return { load, reload, request };
}

function Page({ load, reload }: { load: () => Promise<string>; reload: () => void }) {
  const code = useLazyImport({ name: 'form', load, enabled: true, reload });
  if (code.data) return code.data;
  return !code.isPending && <button onClick={code.retry}>Try again</button>;
}
