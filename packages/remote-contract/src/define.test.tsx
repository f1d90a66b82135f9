import { createMemoryRouter, RouterProvider } from '@showcase/remote-contract';
import {
  defineRemote,
  lazyPage,
  listPageFiles,
  listPaths,
  withTimeLimit,
} from '@showcase/remote-contract/define';
import { render, screen, cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const importPage = () => Promise.resolve(() => <h1>Page</h1>);

function openRoute(route: ReturnType<typeof lazyPage>) {
  const router = createMemoryRouter([
    { path: '/', ...route, HydrateFallback: () => <p>Waiting</p> },
  ]);
  render(<RouterProvider router={router} />);
  return router;
}

describe('lazyPage', () => {
  it('shows the page once it is imported', async () => {
    openRoute(lazyPage(importPage));
    expect(await screen.findByRole('heading', { name: 'Page' })).toBeDefined();
  });

  it('fetches the rows and imports the page in parallel', async () => {
    const started: string[] = [];
    openRoute(
      lazyPage(
        () => {
          started.push('page');
          return importPage();
        },
        async () => {
          started.push('rows');
        },
      ),
    );
    expect(started.sort()).toEqual(['page', 'rows']);
    expect(await screen.findByRole('heading', { name: 'Page' })).toBeDefined();
  });

  it('does not wait for slow rows', async () => {
    vi.useFakeTimers();
    const router = openRoute(lazyPage(importPage, () => new Promise(() => {})));
    await vi.advanceTimersByTimeAsync(249);
    expect(router.state.initialized).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(router.state.initialized).toBe(true);
  });

  it('does not wait for rows if the page is already loaded', async () => {
    const route = lazyPage(importPage, () => new Promise(() => {}));
    vi.useFakeTimers();
    const router = openRoute(route);
    await vi.advanceTimersByTimeAsync(250);
    await router.navigate('/?q=new');
    expect(router.state.location.search).toBe('?q=new');
  });

  it('shows the page even if its rows fail', async () => {
    openRoute(lazyPage(importPage, () => Promise.reject(new Error('down'))));
    expect(await screen.findByRole('heading', { name: 'Page' })).toBeDefined();
  });

  it('fails after ten seconds if its import hangs', async () => {
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockReturnValue();
    const router = openRoute(lazyPage(() => new Promise(() => {})));
    await vi.advanceTimersByTimeAsync(9999);
    expect(router.state.initialized).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(Object.values(router.state.errors ?? {})).toMatchObject([{ name: 'TimeoutError' }]);
  });

  it('fails if its import fails, and retries when the route is loaded again', async () => {
    let isAvailable = false;
    const route = lazyPage(() => (isAvailable ? importPage() : Promise.reject(new Error('gone'))));
    const router = createMemoryRouter([
      { path: '/', ...route, ErrorBoundary: () => <p>Failed</p>, HydrateFallback: () => null },
    ]);
    vi.spyOn(console, 'error').mockReturnValue();
    render(<RouterProvider router={router} />);
    expect(await screen.findByText('Failed')).toBeDefined();
    isAvailable = true;
    await router.navigate('/', { replace: true });
    expect(await screen.findByRole('heading', { name: 'Page' })).toBeDefined();
  });
});

describe('withTimeLimit', () => {
  it('resolves to a value that arrives in time', async () => {
    expect(await withTimeLimit(Promise.resolve('here'), 1000)).toBe('here');
  });

  it('rejects if the promise rejects', async () => {
    await expect(withTimeLimit(Promise.reject(new Error('gone')), 1000)).rejects.toThrow('gone');
  });

  it('rejects if the promise takes longer', async () => {
    vi.useFakeTimers();
    const outcome = expect(withTimeLimit(new Promise(() => {}), 1000)).rejects.toMatchObject({
      name: 'TimeoutError',
    });
    await vi.advanceTimersByTimeAsync(1000);
    await outcome;
  });
});

it('lists the paths of nested routes and which of them need sign-in', () => {
  const routes = [
    { path: '/a' },
    { children: [{ path: '/b/:id', handle: { signIn: true } as const }] },
  ];
  expect(listPaths(routes)).toEqual({ paths: ['/a', '/b/:id'], signIn: ['/b/:id'] });
});

it('lists the source file of each page by its path', () => {
  const routes = [
    { path: '/a', ...lazyPage(() => import('./testing/render-remote.tsx').then(() => () => null)) },
    { children: [{ path: '/b', loader: () => null }] },
  ];
  expect(listPageFiles(routes)).toEqual({
    '/a': expect.stringMatching(/testing\/render-remote\.tsx$/) as string,
  });
});

it('marks a remote with the contract version it was built against', () => {
  expect(defineRemote({ mount: '/', routes: () => [] }).contract).toBe(1);
});
