import { dataWorld, type FakeBackend } from '@showcase/data/testing';
import type { Remote } from '@showcase/remote-contract';
import { fakeServices, renderRemote } from '@showcase/remote-contract/testing';
import { UiProvider } from '@showcase/ui';
import { Fragment } from 'react';
import { RouterLink } from './router-link.tsx';
import { WithoutStyles } from './without-styles.tsx';

type OpenRemoteOptions = {
  path: string;
  backend: FakeBackend;
  /** For tests of what a style hides. */
  hasStyles?: boolean;
};

/** Opens a page of a remote, with the providers of the shell and a fake backend. */
export function openRemote(remote: Remote, { path, backend, hasStyles }: OpenRemoteOptions) {
  const { client, queryClient, session, wrap } = dataWorld({ backend });
  const services = fakeServices({ client, queryClient });
  const Styles = hasStyles ? Fragment : WithoutStyles;
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
