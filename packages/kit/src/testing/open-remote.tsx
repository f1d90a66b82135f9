import { dataWorld, type FakeBackend } from '@showcase/data/testing';
import type { Remote } from '@showcase/remote-contract';
import { fakeServices, renderRemote } from '@showcase/remote-contract/testing';
import { UiProvider } from '@showcase/ui';
import { RouterLink } from './router-link.tsx';

type OpenRemoteOptions = { path: string; backend: FakeBackend };

/** Opens a page of a remote, with the providers of the shell and a fake backend. */
export function openRemote(remote: Remote, { path, backend }: OpenRemoteOptions) {
  const { client, queryClient, session, wrap } = dataWorld({ backend });
  const services = fakeServices({ client, queryClient });
  const page = renderRemote(remote, {
    path,
    services,
    wrapper: ({ children }) => <UiProvider link={RouterLink}>{wrap(children)}</UiProvider>,
  });
  return { backend, page, queryClient, session, notices: services.notices };
}
