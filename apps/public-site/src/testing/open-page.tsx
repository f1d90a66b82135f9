import { Link } from '@showcase/remote-contract';
import { fakeServices, renderRemote } from '@showcase/remote-contract/testing';
import { dataWorld, fakeBackend } from '@showcase/data/testing';
import { UiProvider, type LinkComponent } from '@showcase/ui';
import { cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach } from 'vitest';
import { remote } from '../remote.ts';

afterEach(cleanup);

const RouterLink: LinkComponent = ({ href, ...rest }) => <Link to={href} {...rest} />;

/** Opens a URL of this site with a fake backend. */
export function openPage(path: string, backend = fakeBackend()) {
  const dataSetup = dataWorld({ backend });
  const services = fakeServices(dataSetup);
  const router = renderRemote(remote, {
    path,
    services,
    wrapper: ({ children }) => (
      <UiProvider link={RouterLink}>{dataSetup.wrap(children)}</UiProvider>
    ),
  });
  const currentUrl = () => router.state.location.pathname + router.state.location.search;
  const { queryClient } = dataSetup;
  const user = userEvent.setup();
  return { user, router, currentUrl, notices: services.notices, backend, queryClient };
}
