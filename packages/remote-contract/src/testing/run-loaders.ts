import { generatePath, type LoaderFunctionArgs } from '@showcase/remote-contract';
import type { QueryClient } from '@tanstack/react-query';
import { vi } from 'vitest';
import type { RemoteRoute } from '../remote.ts';

const EXAMPLE_ID = '00000000-0000-4000-8000-000000000001';

/** Loads every route as a prefetch does, and waits until no query is fetching. */
export async function runLoaders(routes: RemoteRoute[], queryClient: QueryClient) {
  await Promise.all(routes.map(runLoader));
  await vi.waitFor(() => {
    if (queryClient.isFetching() > 0) throw new Error('Still fetching');
  });
}

async function runLoader(route: RemoteRoute): Promise<void> {
  const pattern = route.path ?? '/';
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const params = Object.fromEntries(names.map((name) => [name, EXAMPLE_ID]));
  const url = new URL(generatePath(pattern, params), 'https://showcase.test');
  const args = { request: new Request(url), url, params, pattern, context: {} };
  // The page reports a loader that fails.
  await getLoad(route)?.(args).catch(() => null);
  await Promise.all((route.children ?? []).map(runLoader));
}

/** The `load` of a lazy page, without importing the page; otherwise the route's own loader. */
function getLoad({ Component, loader }: RemoteRoute): Load | undefined {
  if (Component && 'load' in Component) return Component.load as Load;
  return typeof loader === 'function' ? async (args) => await loader(args) : undefined;
}

type Load = (args: LoaderFunctionArgs) => Promise<unknown>;
