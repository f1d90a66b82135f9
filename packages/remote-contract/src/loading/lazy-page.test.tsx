import { createMemoryRouter, RouterProvider } from '@showcase/remote-contract';
import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { lazyPage } from './lazy-page.tsx';
import { page } from '../page.ts';
import type { RemoteServices } from '../remote.ts';
import { useNotify, usePageHead } from '../services.tsx';

const TestPage = () => <h1>Page</h1>;
const importPage = () => Promise.resolve({ TestPage });

/** A backend in which a user, or no one, is signed in. */
function servicesFor(userId: string | null = null): RemoteServices {
  const session = userId === null ? null : { user: { id: userId } };
  const client = { auth: { getSession: () => Promise.resolve({ data: { session } }) } };
  return {
    client: client as unknown as RemoteServices['client'],
    queryClient: new QueryClient(),
    notify: vi.fn(),
  };
}

function createRoute(importModule: Parameters<typeof page>[1], load?: () => Promise<unknown>) {
  return lazyPage(page('/', importModule, load && { load }), servicesFor());
}

function openRoute(route: ReturnType<typeof lazyPage>) {
  const router = createMemoryRouter([
    { path: '/', ...route, HydrateFallback: () => <p>Waiting</p> },
  ]);
  render(<RouterProvider router={router} />);
  return router;
}

describe('lazyPage', () => {
  it('shows the page once it is imported', async () => {
    openRoute(createRoute(importPage));
    expect(await screen.findByRole('heading', { name: 'Page' })).toBeDefined();
  });

  it('fetches the rows and imports the page in parallel', async () => {
    const started: string[] = [];
    openRoute(
      createRoute(
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
    const router = openRoute(createRoute(importPage, () => new Promise(() => {})));
    await vi.advanceTimersByTimeAsync(249);
    expect(router.state.initialized).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(router.state.initialized).toBe(true);
  });

  it('does not wait for rows if the page is already loaded', async () => {
    const route = createRoute(importPage, () => new Promise(() => {}));
    vi.useFakeTimers();
    const router = openRoute(route);
    await vi.advanceTimersByTimeAsync(250);
    await router.navigate('/?q=new');
    expect(router.state.location.search).toBe('?q=new');
  });

  it('shows the page even if its rows fail', async () => {
    openRoute(createRoute(importPage, () => Promise.reject(new Error('down'))));
    expect(await screen.findByRole('heading', { name: 'Page' })).toBeDefined();
  });

  it('fails after ten seconds if its import hangs', async () => {
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockReturnValue();
    const router = openRoute(createRoute(() => new Promise(() => {})));
    await vi.advanceTimersByTimeAsync(9999);
    expect(router.state.initialized).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(Object.values(router.state.errors ?? {})).toMatchObject([{ name: 'TimeoutError' }]);
  });

  it('fails if its import fails, and retries when the route is loaded again', async () => {
    let isAvailable = false;
    const route = createRoute(() =>
      isAvailable ? importPage() : Promise.reject(new Error('gone')),
    );
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

describe('a page', () => {
  it.each([
    ['receives the id of the signed-in user', 'user-1', ['user-1']],
    ['loads nothing for a visitor', null, []],
  ])('for signed-in users %s', async (_what, userId, expected) => {
    const loadedFor: string[] = [];
    const load = async (services: { userId: string }) => void loadedFor.push(services.userId);
    openRoute(lazyPage(page('/', importPage, { signIn: true, load }), servicesFor(userId)));
    await screen.findByRole('heading', { name: 'Page' });
    expect(loadedFor).toEqual(expected);
  });

  it('reads its head from its declaration and notifies through the shell', async () => {
    const services = servicesFor();
    const NoticePage = () => {
      const notify = useNotify();
      return (
        <button onClick={() => notify({ kind: 'info', text: 'Hi' })}>{usePageHead().title}</button>
      );
    };
    const head = { title: 'Press', description: 'For the press.' };
    openRoute(
      lazyPage(
        page('/', async () => ({ NoticePage }), { head }),
        services,
      ),
    );
    (await screen.findByRole('button', { name: 'Press' })).click();
    expect(services.notify).toHaveBeenCalledExactlyOnceWith({ kind: 'info', text: 'Hi' });
  });

  it.each([
    ['none', {}],
    ['two', { OnePage: TestPage, OtherPage: TestPage }],
  ])('fails if its module exports %s', async (_count, module) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const router = openRoute(
      lazyPage(
        page('/things', async () => module),
        servicesFor(),
      ),
    );
    await expect.poll(() => router.state.errors).toBeTruthy();
    expect(Object.values(router.state.errors ?? {})).toEqual([
      new Error('The module of /things must export one component whose name ends in Page'),
    ]);
  });
});
