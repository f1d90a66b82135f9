import { fakeBackend } from '@showcase/data/testing';
import type { RemoteServices } from '@showcase/remote-contract';
import { openRemote } from '@showcase/kit/testing';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote.ts';

/** Opens a URL of this site with a fake backend. */
export function openPage(
  path: string,
  backend = fakeBackend(),
  services: Partial<RemoteServices> = {},
) {
  const { page: router, notices, queryClient } = openRemote(remote, { path, backend, services });
  const currentUrl = () => router.state.location.pathname + router.state.location.search;
  const user = userEvent.setup();
  return { user, router, currentUrl, notices, backend, queryClient };
}
