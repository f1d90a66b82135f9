import { createMemoryRouter } from '@showcase/remote-contract';
import { defineRemote, page } from '@showcase/remote-contract/define';
import type { Release } from '@showcase/remote-contract/registry';
import { fakeServices } from '@showcase/remote-contract/testing';
import { expect, it, vi } from 'vitest';
import { RemoteError } from '../../remotes/loading/remote-error.ts';
import { aRelease } from '../../testing/a-release.ts';
import { backendWithUsers } from '../../testing/backend-with-users.ts';
import { discoverRoutes } from './discover-routes.tsx';

const shop = aRelease({ name: 'shop', mount: '/shop', paths: ['/shop'] });
const blog = aRelease({ name: 'blog', mount: '/blog', paths: ['/blog'] });

it('a failure of a page that the user has left does not replace the page that they went to', async () => {
  const shopCode = Promise.withResolvers<never>();
  const blogRemote = defineRemote({
    mount: '/blog',
    pages: [page('/', async () => ({ BlogPage: () => null }))],
  });
  const discover = discoverRoutes({
    directory: { releasesFor: async () => [shop, blog], complete: async (release) => release },
    loader: {
      load: async (release: Release) => (release === shop ? shopCode.promise : blogRemote),
    },
    services: fakeServices({ client: backendWithUsers().client }),
    canEnter: async () => true,
  });
  const router = createMemoryRouter([{ id: 'shell', children: [{ path: '/' }, { path: '*' }] }], {
    patchRoutesOnNavigation: discover,
  });
  void router.navigate('/shop');
  await expect.poll(() => router.state.navigation.location?.pathname).toBe('/shop');
  await router.navigate('/blog');
  shopCode.reject(new RemoteError('unreachable', shop));
  await expect(shopCode.promise).rejects.toThrow();
  await new Promise((resolve) => setTimeout(resolve));

  expect(router.state.location.pathname).toBe('/blog');
  expect(router.state.errors).toBeNull();
});

it.each([
  ['that nobody owns', '/nowhere', true],
  ['that the visitor may not enter', '/shop', false],
])('nothing of a remote is loaded for a path %s', async (_, path, canEnter) => {
  const load = vi.fn<() => Promise<never>>();
  const complete = vi.fn<() => Promise<never>>();
  const patch = vi.fn<() => void>();
  const discover = discoverRoutes({
    directory: { releasesFor: async () => [shop, blog], complete },
    loader: { load },
    services: fakeServices({ client: backendWithUsers().client }),
    canEnter: async () => canEnter,
  });
  await discover({ path, patch });

  for (const call of [load, complete, patch]) expect(call).not.toHaveBeenCalled();
});
