import { fakeBackend } from '@showcase/data/testing';
import { openRemote } from '@showcase/kit/testing';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote.ts';

type Options = Pick<Parameters<typeof openRemote>[1], 'services' | 'hasStyles'>;

/** Opens a URL of this site with a fake backend. */
export function openPage(path: string, backend = fakeBackend(), options: Options = {}) {
  const {
    page: router,
    notices,
    queryClient,
    session,
  } = openRemote(remote, { path, backend, ...options });
  const currentUrl = () => router.state.location.pathname + router.state.location.search;
  const user = userEvent.setup();
  return { user, router, currentUrl, notices, backend, queryClient, session };
}
