import { generatePath } from '@showcase/remote-contract';
import { vi } from 'vitest';
import type { RemoteDefinition } from '../describe.ts';
import { fullPath } from '../describe.ts';
import { loadPage, type Page } from '../page.ts';
import type { RemoteServices } from '../remote.ts';

const EXAMPLE_ID = '00000000-0000-4000-8000-000000000001';

/** Runs `load` of every page as a prefetch does, without importing the pages, and waits until no query is fetching. */
export async function runLoads({ mount, pages }: RemoteDefinition, services: RemoteServices) {
  await Promise.all(pages.map((page) => runLoad(page, fullPath(mount, page.path), services)));
  await vi.waitFor(() => {
    if (services.queryClient.isFetching() > 0) throw new Error('Still fetching');
  });
}

async function runLoad(page: Page, pattern: string, services: RemoteServices): Promise<void> {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const params = Object.fromEntries(names.map((name) => [name, EXAMPLE_ID]));
  const url = new URL(generatePath(pattern, params), 'https://showcase.test');
  const args = { request: new Request(url), url, params, pattern, context: {} };
  // The page reports a load that fails.
  await loadPage(page, services, args).catch(() => null);
}
