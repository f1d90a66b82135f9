import { createMemoryRouter, RouterProvider, useSearchParams } from '@showcase/remote-contract';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTypedText } from './use-typed-text.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function SearchBox() {
  const [params, setParams] = useSearchParams();
  const { text, setText } = useTypedText(params.get('q') ?? '', (q) => setParams({ q }));
  return <input value={text} onChange={(event) => setText(event.target.value)} />;
}

function openSearch() {
  const arrival = Promise.withResolvers<null>();
  const router = createMemoryRouter(
    [
      { path: '/list', Component: SearchBox, HydrateFallback: SearchBox },
      { path: '/other', loader: () => arrival.promise, element: <p>The other page</p> },
    ],
    { initialEntries: ['/list'] },
  );
  render(<RouterProvider router={router} />);
  return { router, arrive: () => arrival.resolve(null) };
}

const pause = () => act(() => vi.advanceTimersByTimeAsync(300));
const type = (value: string) =>
  fireEvent.change(screen.getByRole('textbox'), { target: { value } });

it('writes what is typed after a pause', async () => {
  const { router } = openSearch();
  type('maps');
  expect(router.state.location.search).toBe('');
  await pause();
  expect(router.state.location.search).toBe('?q=maps');
});

it('does not call back whoever leaves the page in the pause, while the next one loads', async () => {
  const { router, arrive } = openSearch();
  type('maps');
  await act(async () => void router.navigate('/other'));
  await pause();
  await act(async () => arrive());
  await pause();
  expect(router.state.location).toMatchObject({ pathname: '/other', search: '' });
  expect(screen.getByText('The other page')).toBeDefined();
});
