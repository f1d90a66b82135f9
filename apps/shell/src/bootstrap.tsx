import { createDataClient } from '@showcase/data/client';
import { createQueryClient, refetchAfterReturn } from '@showcase/data/query';
import { createAuthStorage, createSessionStore } from '@showcase/data/session';
import { loadRemote, loadShare, registerRemotes } from '@module-federation/runtime';
import { RouterProvider } from '@showcase/remote-contract';
import { UiProvider } from '@showcase/ui';
import '@showcase/ui/fonts.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { BootFailure } from './boot-failure.tsx';
import { createNotices } from './core/notices/create-notices.ts';
import { notifyUncaughtErrors } from './core/notices/uncaught-errors.ts';
import { surviveTranslators } from './core/survive-translators.ts';
import { unsavedChanges } from './core/unsaved-changes.ts';
import { takeEarlyInput } from './hydration/early-input.ts';
import { OnMount } from './hydration/on-mount.tsx';
import {
  endStart,
  readFrame,
  readOwnRelease,
  readRenderedAt,
  refetchRows,
  takeRows,
} from './hydration/rendered-page.ts';
import { yieldStartTitle } from './hydration/start-title.ts';
import { untilInitialized } from './hydration/until-initialized.ts';
import { registerOfflineWorker } from './register-offline-worker.ts';
import { createDirectory } from './remotes/directory/directory.ts';
import { createIntegrity, repairAfterFailedImport } from './remotes/loading/integrity.ts';
import { readOverrides } from './remotes/overrides/overrides.ts';
import { withOverrides } from './remotes/overrides/with-overrides.ts';
import { createReleaseWatch } from './remotes/new-release/release-watch.ts';
import { createRemoteLoader } from './remotes/loading/remote-loader.ts';
import { onPageIdle } from './remotes/prefetching/on-page-idle.ts';
import { prefetchRemotes } from './remotes/prefetching/prefetch-remotes.ts';
import { watchLinks } from './remotes/prefetching/watch-links.ts';
import { loadStyles } from './remotes/styles/load-styles.ts';
import { createNameCheck } from './remotes/loading/provided-names.ts';
import { providedVersions } from './remotes/loading/provided-versions.ts';
import { collectFailures } from './telemetry/failures.ts';
import { prepareTelemetry } from './telemetry/load-telemetry.ts';
import { reportPageErrors, reportReactErrors } from './telemetry/report-failures.ts';
import { createCaptcha } from './session/captcha/captcha.ts';
import { createShellRouter } from './router.tsx';
import { fetchJson, parseRuntimeConfig, readInlineOrFetch } from './core/runtime-config.ts';

/** How old the rows of a rendered page may be, because it comes from a cache, before they are read again. */
const MAX_AGE_MS = 5_000;

surviveTranslators();
const failures = collectFailures();
const element = document.getElementById('root') ?? document.body;

async function start() {
  const config = parseRuntimeConfig(await readInlineOrFetch('config', '/config.json'));
  const overrides = readOverrides(
    location.search,
    config.remoteOverrides,
    () => window.sessionStorage,
  );
  const isOverridden = Object.keys(overrides.entries).length > 0;
  const renderedAt = isOverridden ? undefined : readRenderedAt(element);
  const { own, othersUrl, indexUrl } = readOwnRelease();
  const directory = createDirectory({
    own,
    rendered: renderedAt === undefined ? undefined : readFrame(),
    fetchIndex: () => readInlineOrFetch('registry', indexUrl ?? config.registryUrl),
    override: (releases) => withOverrides(releases, overrides.entries, loader.load),
  });
  const loadTelemetry = prepareTelemetry({
    url: config.telemetry,
    failures,
    isRendered: renderedAt !== undefined,
    getReleases: () => directory.store.getState().releases,
  });

  const storage = createAuthStorage();
  const client = createDataClient({
    url: config.supabaseUrl,
    key: config.supabaseKey,
    storage,
    captcha: config.captcha ? createCaptcha(config.captcha) : undefined,
  });
  const queryClient = createQueryClient();
  const rows = renderedAt === undefined ? [] : takeRows(queryClient);
  const session = createSessionStore({ client, queryClient });
  session.start();
  refetchAfterReturn(queryClient);
  const notices = createNotices();
  notifyUncaughtErrors(notices.notify, { previews: Object.values(overrides.entries) });
  const integrity = import.meta.env.DEV ? null : createIntegrity({ othersUrl });
  if (integrity) repairAfterFailedImport(integrity);
  const loader = createRemoteLoader({
    runtime: {
      register: (remote, options) => registerRemotes([{ ...remote, type: 'module' }], options),
      load: loadRemote,
    },
    providedVersions,
    findMissingNames: createNameCheck((entryPoint) => loadShare(entryPoint)),
    complete: directory.complete,
    integrity,
    loadStyles,
    onFailure: (error) => failures.report({ source: 'remote', error }),
  });
  if (renderedAt === undefined) await directory.all();
  const services = {
    client,
    queryClient,
    origin: location.origin,
    notify: notices.notify,
    unsavedChanges,
    contactEmail: config.contactEmail,
  };
  const watch = createReleaseWatch({
    getReleases: () => directory.store.getState().releases,
    fetchRegistry: () => fetchJson(config.registryUrl),
  });
  watch.start();
  const { router, prefetch, canEnter } = createShellRouter({
    directory,
    loader,
    services,
    session,
    watch,
  });
  reportPageErrors(router, failures.report);
  watchLinks((url) => void prefetch(url));
  const { complete, all: readReleases } = directory;
  onPageIdle(router, () => {
    loadTelemetry();
    void integrity?.prepare();
    void prefetchRemotes({ readReleases, canEnter, complete, load: loader.load });
  });

  const app = (
    <App
      client={client}
      queryClient={queryClient}
      session={session}
      storage={storage}
      config={config}
      releases={directory.store}
      overrides={overrides}
      notices={notices}
      watch={watch}
      origin={location.origin}
      sources={{ readReleases, load: loader.load, services }}
      renderedAt={renderedAt}
    >
      <RouterProvider router={router} />
    </App>
  );
  if (renderedAt !== undefined) await untilInitialized(router);
  const earlyInput = takeEarlyInput(element);
  const { location: renderedLocation, errors } = router.state;
  const onMount = () => {
    endStart(element);
    void earlyInput.replay();
    // What needs it waits for it, and tries again if this fails.
    directory.all().catch(() => undefined);
    // The router notifies React from now on; Back may have been pressed before.
    if (renderedAt !== undefined && router.state.location !== renderedLocation) {
      void router.revalidate();
    }
  };
  const page = (
    <OnMount onCommit={earlyInput.keep} onMount={onMount}>
      {app}
    </OnMount>
  );
  // What failed to load shows its failure, which is not the page that the server rendered.
  const rootOptions = reportReactErrors(failures.report);
  // The same goes for rows that the server left to the browser, which the router has read by now.
  const isPartial = element.dataset.partial !== undefined;
  if (renderedAt === undefined || errors || isPartial) {
    yieldStartTitle();
    return createRoot(element, rootOptions).render(page);
  }
  startTransition(() => {
    hydrateRoot(element, page, rootOptions);
  });
  const isOld = Math.abs(Date.now() - renderedAt) > MAX_AGE_MS;
  const { authUser } = await session.ready();
  // Rows of the server's cache, or what a visitor sees.
  if (isOld || authUser) refetchRows(queryClient, rows);
}

registerOfflineWorker();
start().catch((error: unknown) => {
  // A rendered page stays; the script in the page's head adds a notice.
  if (element.dataset.rendered) throw error;
  console.error(error);
  failures.report({ source: 'error', error });
  createRoot(element).render(
    <UiProvider>
      <BootFailure />
    </UiProvider>,
  );
});
