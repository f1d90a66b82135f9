import { createDataClient } from '@showcase/data/client';
import { createQueryClient, DataProvider } from '@showcase/data/query';
import { createAuthStorage, createSessionStore, UserProvider } from '@showcase/data/session';
import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { RouterProvider, TakeNewReleaseContext } from '@showcase/remote-contract';
import { UiProvider } from '@showcase/ui';
import '@showcase/ui/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BootFailure } from './boot-failure.tsx';
import { DebugConfigProvider } from './debug/debug-tools.tsx';
import { KnownPathsProvider } from './ground/known-paths.tsx';
import { createNotices, NoticesProvider } from './ground/notices/notices.tsx';
import { notifyUncaughtErrors } from './ground/notices/uncaught-errors.ts';
import { ReleasesContext } from './ground/releases.tsx';
import { unsavedChanges } from './ground/unsaved-changes.ts';
import { registerOfflineWorker } from './register-offline-worker.ts';
import { RouterLink } from './router-link.tsx';
import { activeReleases, findPage } from '@showcase/remote-contract/registry';
import { pageIntegrity, repairAfterFailedImport } from './remotes/loading/integrity.ts';
import { OverrideBar } from './remotes/overrides/override-bar.tsx';
import { readOverrides, withOverrides } from './remotes/overrides/overrides.ts';
import { NewReleaseBar } from './remotes/new-release/new-release-bar.tsx';
import { createReleaseWatch } from './remotes/new-release/release-watch.ts';
import { createRemoteLoader } from './remotes/loading/remote-loader.ts';
import { onPageIdle } from './remotes/prefetching/on-page-idle.ts';
import { prefetchRemotes } from './remotes/prefetching/prefetch-remotes.ts';
import { watchLinks } from './remotes/prefetching/watch-links.ts';
import { loadStyles } from './remotes/styles/load-styles.ts';
import { providedVersions } from './remotes/loading/provided-versions.ts';
import { StoragePersistenceProvider } from './session/banners/session-banners.tsx';
import { createCaptcha } from './session/captcha/captcha.ts';
import { createShellRouter } from './router.tsx';
import { fetchJson, parseRuntimeConfig, readInlineOrFetch } from './ground/runtime-config.ts';

const root = createRoot(document.getElementById('root') ?? document.body);

async function start() {
  const config = parseRuntimeConfig(await readInlineOrFetch('config', '/config.json'));
  const registry = await readInlineOrFetch('registry', config.registryUrl);
  const overrides = readOverrides(
    location.search,
    config.remoteOverrides,
    () => window.sessionStorage,
  );
  const released = activeReleases(registry);
  // Without any remote, every page would be "not found".
  if (released.length === 0) throw new Error('The registry has no active release');
  const releases = withOverrides(released, overrides);

  const storage = createAuthStorage();
  const client = createDataClient({
    url: config.supabaseUrl,
    key: config.supabaseKey,
    storage,
    captcha: config.captcha ? createCaptcha(config.captcha) : undefined,
  });
  const queryClient = createQueryClient();
  const session = createSessionStore({ client, queryClient });
  session.start();
  const notices = createNotices();
  notifyUncaughtErrors(notices.notify);
  const integrity = import.meta.env.DEV ? null : pageIntegrity();
  if (integrity) repairAfterFailedImport(integrity, releases);
  const loader = createRemoteLoader({
    runtime: {
      register: (remote, options) => registerRemotes([{ ...remote, type: 'module' }], options),
      load: loadRemote,
    },
    providedVersions,
    integrity,
    loadStyles,
  });
  const services = { client, queryClient, notify: notices.notify, unsavedChanges };
  const watch = createReleaseWatch({
    releases,
    fetchRegistry: () => fetchJson(config.registryUrl),
  });
  watch.start();
  const { router, prefetch, canEnter } = createShellRouter({
    releases,
    loader,
    services,
    session,
    watch,
  });
  watchLinks((url) => void prefetch(url));
  onPageIdle(router, () => void prefetchRemotes({ releases, canEnter, load: loader.load }));

  root.render(
    <StrictMode>
      <UiProvider link={RouterLink}>
        <DataProvider client={client} queryClient={queryClient}>
          <UserProvider client={client} session={session}>
            <StoragePersistenceProvider value={storage}>
              <KnownPathsProvider isKnown={(path) => findPage(path, releases) !== null}>
                <ReleasesContext value={releases}>
                  <NoticesProvider notices={notices}>
                    <OverrideBar overrides={overrides} />
                    <NewReleaseBar watch={watch} />
                    <DebugConfigProvider value={config}>
                      <TakeNewReleaseContext value={watch.takeNewRelease}>
                        <RouterProvider router={router} />
                      </TakeNewReleaseContext>
                    </DebugConfigProvider>
                  </NoticesProvider>
                </ReleasesContext>
              </KnownPathsProvider>
            </StoragePersistenceProvider>
          </UserProvider>
        </DataProvider>
      </UiProvider>
    </StrictMode>,
  );
}

registerOfflineWorker();
start().catch((error: unknown) => {
  console.error(error);
  root.render(
    <UiProvider>
      <BootFailure />
    </UiProvider>,
  );
});
