import { aUser, dataWorld, fakeBackend, testId } from '@showcase/data/testing';
import { fakeServices, renderRemote } from '@showcase/remote-contract/testing';
import { cleanup, configure } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, vi } from 'vitest';
import { remote } from '../remote.ts';

// The first page of a file waits for its modules.
configure({ asyncUtilTimeout: 5000 });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

type Rows = NonNullable<Parameters<typeof fakeBackend>[0]>;

/** Opens a page of this remote as an admin, before a backend that holds these rows. */
export function openPage(path: string, rows: Rows = {}) {
  const admin = aUser({ id: testId(90), name: 'Imani Cole', username: null, is_dev: false });
  const backend = fakeBackend({
    signedInAs: admin.id,
    admins: [admin.id],
    ...rows,
    users: [admin, ...(rows.users ?? [])],
  });
  const { client, queryClient, wrap } = dataWorld({ backend });
  const services = fakeServices({ client, queryClient });
  const wrapper = ({ children }: { children: ReactNode }) => wrap(children);
  return { backend, page: renderRemote(remote, { path, services, wrapper }) };
}
