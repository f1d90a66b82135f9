import {
  Outlet,
  type Remote,
  type RemoteServices,
  type RouteObject,
} from '@showcase/remote-contract';
import { DashboardFrame } from '../dashboard-frame.tsx';
import { WithOwnProfile } from '../../session/guards/own-profile.tsx';
import { acceptUnloadGuards } from '../../core/unsaved-changes.ts';
import { RemoteFailure } from './remote-failure.tsx';
import { findOwner, type Release } from '@showcase/remote-contract/registry';
import type { ReleaseDirectory } from '../../remotes/directory/directory.ts';
import { preloadFiles } from '../../remotes/prefetching/preload-files.ts';
import { RemoteError } from '../../remotes/loading/remote-error.ts';
import type { RemoteLoader } from '../../remotes/loading/remote-loader.ts';

type Discovery = {
  path: string;
  patch: (parent: string, routes: RouteObject[]) => void;
  /** Aborted when another navigation replaces the one that this discovery is for. */
  signal?: AbortSignal;
};

/**
 * The router's discovery of routes that remotes own: loads the owner of a path and adds its routes below `shell`.
 * A failure throws and adds nothing, so the next navigation or revalidation retries. See docs/architecture.md.
 */
export function discoverRoutes(options: {
  directory: Pick<ReleaseDirectory, 'releasesFor' | 'complete'>;
  loader: RemoteLoader;
  services: RemoteServices;
  canEnter: (pathname: string) => Promise<boolean>;
}): (discovery: Discovery) => Promise<void> {
  const { directory, loader, services, canEnter } = options;
  const branches = new Map<string, RouteObject>();

  async function discover({ path, patch }: Discovery) {
    const release = findOwner(path, await directory.releasesFor(path));
    if (!release || !(await canEnter(path))) return;
    // In parallel: its entry imports them one after the other. The loader reports why it cannot be completed.
    void directory
      .complete(release)
      .then((complete) => preloadFiles(complete, { paths: [path], priority: 'auto' }))
      .catch(() => undefined);
    const remote = await loader.load(release);
    if (!remote.pages) acceptUnloadGuards();
    const key = `${release.name}@${release.version}`;
    const branch = branches.get(key) ?? createRemoteBranch(release, remote, services);
    branches.set(key, branch);
    patch('shell', [branch]);
  }

  return (discovery) =>
    discover(discovery).catch((error: unknown) => {
      // The router would show this failure in place of the page that the user has gone to since.
      if (!discovery.signal?.aborted) throw error;
    });
}

/** A remote's routes in their frame, with their own error boundary. */
export function createRemoteBranch(
  release: Release,
  remote: Remote,
  services: RemoteServices,
): RouteObject {
  return {
    id: `${release.name}@${release.version}`,
    Component: release.mount.startsWith('/dashboard') ? DashboardLayout : Outlet,
    children: [
      {
        errorElement: <RemoteFailure part={release} />,
        children: createRoutes(release, remote, services),
      },
    ],
  };
}

function createRoutes(release: Release, remote: Remote, services: RemoteServices): RouteObject[] {
  try {
    return remote.routes(services);
  } catch (error) {
    throw new RemoteError('broken', release, error);
  }
}

function DashboardLayout() {
  return (
    <DashboardFrame>
      <WithOwnProfile>
        <Outlet />
      </WithOwnProfile>
    </DashboardFrame>
  );
}
