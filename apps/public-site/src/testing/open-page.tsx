import { fakeBackend } from '@showcase/data/testing';
import { openRemote } from '@showcase/kit/testing';
import { cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach } from 'vitest';
import { remote } from '../remote.ts';

afterEach(cleanup);

/** Opens a URL of this site with a fake backend. */
export function openPage(path: string, backend = fakeBackend()) {
  const { page: router, notices, queryClient } = openRemote(remote, { path, backend });
  const currentUrl = () => router.state.location.pathname + router.state.location.search;
  const user = userEvent.setup();
  return { user, router, currentUrl, notices, backend, queryClient };
}
