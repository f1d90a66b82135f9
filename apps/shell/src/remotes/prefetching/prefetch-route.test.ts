import type { RouteObject } from '@showcase/remote-contract';
import { describe, expect, it, vi } from 'vitest';
import { prefetchRoute } from './prefetch-route.ts';

const toUrl = (path: string) => new URL(path, 'https://site.test');

function createDiscover(loader: RouteObject['loader']) {
  const routes: RouteObject[] = [
    { children: [{ path: '/projects/:id', loader: loader ?? false }] },
  ];
  return vi.fn(async ({ patch }: { patch: (parent: string, routes: RouteObject[]) => void }) => {
    patch('shell', routes);
  });
}

describe('prefetchRoute', () => {
  it("loads a path's page, with its parameters and its search", async () => {
    const loader = vi.fn();
    await prefetchRoute(createDiscover(loader))(toUrl('/projects/7?tab=reviews'));

    expect(loader).toHaveBeenCalledOnce();
    const [{ params, request }] = loader.mock.calls[0] as [{ params: unknown; request: Request }];
    expect(params).toEqual({ id: '7' });
    expect(new URL(request.url).search).toBe('?tab=reviews');
  });

  it('loads nothing if discovery adds nothing because the path has no owner or may not be entered', async () => {
    const discover = vi.fn(async () => undefined);

    await prefetchRoute(discover)(toUrl('/dashboard/admin/overview'));

    expect(discover).toHaveBeenCalledOnce();
  });

  it.each([
    ['a remote', () => Promise.reject(new Error('down'))],
    ['a page', createDiscover(() => Promise.reject(new Error('down')))],
  ])('ignores the failure of %s', async (_what, discover) => {
    await expect(prefetchRoute(discover)(toUrl('/projects/7'))).resolves.toBeUndefined();
  });
});
