import type { DataClient } from '@showcase/data/client';
import { DataProvider } from '@showcase/data/query';
import { UserProvider, type AuthStorage, type SessionStore } from '@showcase/data/session';
import { TakeNewReleaseContext } from '@showcase/remote-contract';
import { UiProvider } from '@showcase/ui';
import type { QueryClient } from '@tanstack/react-query';
import { StrictMode, type ReactNode } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { DebugConfigProvider } from './debug/debug-tools.tsx';
import { ContactEmailContext } from './core/contact-email.ts';
import { KnownReleasesProvider, type KnownReleases } from './core/known-releases.tsx';
import type { Notices } from './core/notices/create-notices.ts';
import { NoticesProvider } from './core/notices/notices.tsx';
import { OriginContext } from './core/origin.ts';
import type { RuntimeConfig } from './core/runtime-config.ts';
import { NewReleaseBar } from './remotes/new-release/new-release-bar.tsx';
import type { ReleaseWatch } from './remotes/new-release/release-watch.ts';
import { OverrideBar } from './remotes/overrides/override-bar.tsx';
import type { Overrides } from './remotes/overrides/overrides.ts';
import { RemoteSourcesContext, type RemoteSources } from './remotes/remote-sources.ts';
import { RouterLink } from './router-link.tsx';
import { StoragePersistenceProvider } from './session/banners/session-banners.tsx';

type AppProps = {
  client: DataClient;
  queryClient: QueryClient;
  session: SessionStore;
  storage: Pick<AuthStorage, 'isPersistent' | 'subscribe'>;
  config: RuntimeConfig;
  releases: StoreApi<KnownReleases>;
  /** The remotes that a developer tries out. */
  overrides: Overrides;
  notices: Notices;
  watch: ReleaseWatch;
  origin: string;
  /** Absent on a server, which loads no remotes. */
  sources?: RemoteSources;
  /** When the server rendered this page; absent if it did not. */
  renderedAt?: number | undefined;
  /** The router. */
  children: ReactNode;
};

/** Everything around the router. Renders the same on the server and in the browser. */
export function App(props: AppProps) {
  const { client, queryClient, session, releases, watch } = props;
  return (
    <StrictMode>
      <UiProvider link={RouterLink} renderedAt={props.renderedAt}>
        <DataProvider client={client} queryClient={queryClient}>
          <UserProvider client={client} session={session}>
            <StoragePersistenceProvider value={props.storage}>
              <OriginContext value={props.origin}>
                <KnownReleasesProvider store={releases}>
                  <NoticesProvider notices={props.notices}>
                    <OverrideBar overrides={props.overrides} />
                    <NewReleaseBar watch={watch} />
                    <DebugConfigProvider value={props.config}>
                      <ContactEmailContext value={props.config.contactEmail}>
                        <TakeNewReleaseContext value={watch.takeNewRelease}>
                          <RemoteSourcesContext value={props.sources ?? null}>
                            {props.children}
                          </RemoteSourcesContext>
                        </TakeNewReleaseContext>
                      </ContactEmailContext>
                    </DebugConfigProvider>
                  </NoticesProvider>
                </KnownReleasesProvider>
              </OriginContext>
            </StoragePersistenceProvider>
          </UserProvider>
        </DataProvider>
      </UiProvider>
    </StrictMode>
  );
}
