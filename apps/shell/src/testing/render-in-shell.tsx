import { fakeBackend, dataWorld, type FakeBackend } from '@showcase/data/testing';
import {
  createMemoryRouter,
  Outlet,
  RouterProvider,
  type Remote,
  type RouteObject,
} from '@showcase/remote-contract';
import type { Release } from '@showcase/remote-contract/registry';
import { WithoutStyles, WithStyles } from '@showcase/kit/testing';
import { UiProvider } from '@showcase/ui';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { KnownReleasesProvider } from '../core/known-releases.tsx';
import { createNotices } from '../core/notices/create-notices.ts';
import { NoticesProvider } from '../core/notices/notices.tsx';
// Loaded up front, so that no test waits for it.
import '../core/notices/toasts.tsx';
import { SignOutProvider } from '../session/sign-out/sign-out-provider.tsx';
import '../session/sign-out/sign-out-dialog.tsx';
import { describeReleases } from '../remotes/directory/directory.ts';
import { RemoteSourcesContext } from '../remotes/remote-sources.ts';
import { createStore } from 'zustand/vanilla';
import { siteReleases } from './site-releases.ts';
import { RouterLink } from '../router-link.tsx';

type Options = {
  path?: string;
  backend?: FakeBackend;
  isKnown?: (path: string) => boolean;
  releases?: Release[];
  /** Loads remotes; by default, none can be loaded. */
  load?: (release: Release) => Promise<Remote>;
  dataSetup?: ReturnType<typeof dataWorld>;
  /** For tests of what a style hides. */
  hasStyles?: boolean;
  /** The name of a part whose code is missing until Retry. */
  missingCode?: string;
  /** For a page that React takes over from the server. */
  isRendered?: boolean;
};

/** Renders routes of the shell at a path, against a fake backend; every other path renders 'Elsewhere'. */
export function renderInShell(routes: RouteObject[], options: Options = {}) {
  const { path = '/', isKnown = () => true, backend = fakeBackend() } = options;
  const { releases = siteReleases, load = noRemote } = options;
  const dataSetup = options.dataSetup ?? dataWorld({ backend });
  const notices = createNotices();
  const known = createStore(() => ({ ...describeReleases(releases), isKnown }));
  const { client, queryClient } = dataSetup;
  if (options.missingCode) missCode(queryClient, options.missingCode);
  const services = { client, queryClient, notify: notices.notify };
  const sources = { readReleases: async () => releases, load, services };
  const frame = (
    <SignOutProvider>
      <Outlet />
    </SignOutProvider>
  );
  const children = [...routes, { path: '*', element: <p>Elsewhere</p> }];
  const router = createMemoryRouter([{ element: frame, children }], { initialEntries: [path] });
  const Styles = options.hasStyles ? WithStyles : WithoutStyles;
  const page = (
    <Styles>
      <UiProvider link={RouterLink}>
        {dataSetup.wrap(
          <KnownReleasesProvider store={known}>
            <NoticesProvider notices={notices}>
              <RemoteSourcesContext value={sources}>
                <RouterProvider router={router} />
              </RemoteSourcesContext>
            </NoticesProvider>
          </KnownReleasesProvider>,
        )}
      </UiProvider>
    </Styles>
  );
  const container = document.body.appendChild(document.createElement('div'));
  if (options.isRendered) container.innerHTML = renderToString(page);
  const view = render(page, { container, hydrate: options.isRendered === true });
  const currentUrl = () => {
    const { pathname, search, hash } = router.state.location;
    return pathname + search + hash;
  };
  return { ...view, ...dataSetup, router, notices, currentUrl, person: userEvent.setup() };
}

function missCode(queryClient: ReturnType<typeof dataWorld>['queryClient'], name: string) {
  const queryKey = ['code', name];
  queryClient.setQueryDefaults(queryKey, { retryOnMount: false });
  const queryFn = () => Promise.reject(new TypeError('Failed to fetch'));
  void queryClient.prefetchQuery({
    queryKey,
    queryFn,
    meta: { failure: `Error loading ${name}:` },
  });
}

async function noRemote({ name }: Release): Promise<never> {
  throw new Error(`This test loads no remote, and not ${name}`);
}
