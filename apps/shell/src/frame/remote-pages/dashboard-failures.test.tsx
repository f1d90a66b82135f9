import type { RouteObject } from '@showcase/remote-contract';
import { defineRemote, page } from '@showcase/remote-contract/define';
import { fakeServices } from '@showcase/remote-contract/testing';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { RemoteError } from '../../remotes/loading/remote-error.ts';
import { aRelease } from '../../testing/a-release.ts';
import { backendWithUsers } from '../../testing/backend-with-users.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { DiscoveryFailure } from './discovery-failure.tsx';
import { discoverRoutes } from './discover-routes.tsx';

const PATH = '/dashboard/dev/projects';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

it('replaces a page of a dashboard remote inside the frame that is already there', async () => {
  const backend = backendWithUsers({ signedInAs: 'ada' });
  const remote = defineRemote({
    mount: '/dashboard/dev',
    pages: [page('/projects', () => Promise.reject(new TypeError('Failed to fetch')))],
  });
  const routes: RouteObject[] = [];
  await discoverRoutes({
    directory: {
      releasesFor: async () => [aRelease({ mount: '/dashboard/dev', paths: [PATH] })],
      complete: async (release) => release,
    },
    loader: { load: async () => remote },
    services: fakeServices({ client: backend.client }),
    canEnter: async () => true,
  })({ path: PATH, patch: (_parent, children) => void routes.push(...children) });
  renderInShell(routes, { path: PATH, backend });

  expect(await screen.findByRole('region', { name: 'Developer dashboard' })).toBeDefined();
  expect(screen.getAllByRole('navigation', { name: 'Developer dashboard' })).toHaveLength(1);
});

it.each([
  [PATH, 'Developer dashboard', 1],
  ['/projects', 'Projects', 0],
])('frames a remote that could not be loaded, at %s', async (path, area, frames) => {
  const error = new RemoteError('unreachable', aRelease());
  const loader = () => Promise.reject(error);
  renderInShell([{ path, loader, element: null, errorElement: <DiscoveryFailure /> }], {
    path,
    backend: backendWithUsers({ signedInAs: 'ada' }),
  });

  expect(await screen.findByRole('region', { name: area })).toBeDefined();
  expect(screen.queryAllByRole('navigation', { name: 'Developer dashboard' })).toHaveLength(frames);
});
