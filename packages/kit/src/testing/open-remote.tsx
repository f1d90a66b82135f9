import { dataWorld, type FakeBackend } from '@showcase/data/testing';
import type { Remote, RemoteServices } from '@showcase/remote-contract';
import { fakeServices, renderRemote } from '@showcase/remote-contract/testing';
import { UiProvider } from '@showcase/ui';
import { RouterLink } from './router-link.tsx';
import { WithoutStyles, WithStyles } from './styles.tsx';

type OpenRemoteOptions = {
  path: string;
  backend: FakeBackend;
  /** For tests of what a style hides. */
  hasStyles?: boolean;
  /** Other arguments from the shell of a deployment. */
  services?: Partial<RemoteServices>;
};

/** Opens a page of a remote, with the providers of the shell and a fake backend. */
export function openRemote(remote: Remote, options: OpenRemoteOptions) {
  const { path, backend, hasStyles } = options;
  const { client, queryClient, session, wrap } = dataWorld({ backend });
  const services = { ...fakeServices({ client, queryClient }), ...options.services };
  const Styles = hasStyles ? WithStyles : WithoutStyles;
  const page = renderRemote(remote, {
    path,
    services,
    wrapper: ({ children }) => (
      <Styles>
        <UiProvider link={RouterLink}>{wrap(children)}</UiProvider>
      </Styles>
    ),
  });
  return { backend, page, queryClient, session, notices: services.notices };
}
