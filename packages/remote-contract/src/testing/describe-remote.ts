import { matchPath } from '@showcase/remote-contract';
import { CONTRACT_VERSION, listPaths } from '@showcase/remote-contract/define';
import type { DataClient } from '@showcase/data';
import { describe, expect, it } from 'vitest';
import type { Remote } from '../remote.ts';
import { runLoaders } from './run-loaders.ts';
import { fakeServices } from './fake-services.ts';

type Backend = {
  client: DataClient;
  /** The requests so far that may change something. */
  writes: () => { method: string; url: URL }[];
};

/** The remote's side of the contract, run in every remote's own tests: what the registry will say of it must be `expected`. */
export function describeRemote(
  remote: Remote,
  expected: { mount: string; paths: string[]; signIn: string[]; backend: Backend },
): void {
  describe('as a remote of the shell', () => {
    const routes = () => remote.routes(fakeServices(expected.backend));

    it('is built against the current contract', () => {
      expect(remote.contract).toBe(CONTRACT_VERSION);
      expect(remote.mount).toBe(expected.mount);
    });

    it('owns exactly the paths that its team announced', () => {
      expect(listPaths(routes())).toEqual({ paths: expected.paths, signIn: expected.signIn });
    });

    it('owns only absolute paths below its mount', () => {
      const pathsOutsideMount = expected.paths.filter(
        (path) => !matchPath({ path: `${expected.mount}/*`.replace('//', '/') }, path),
      );
      expect(pathsOutsideMount).toEqual([]);
    });

    it('only reads before its pages are shown', async () => {
      const services = fakeServices(expected.backend);
      await runLoaders(remote.routes(services), services.queryClient);
      const writes = expected.backend.writes().map(({ method, url }) => method + url.pathname);
      expect(writes).toEqual([]);
    });

    it('loads no page before it is visited', () => {
      const eagerRoutes = routes().filter(
        (route) => route.path && !route.loader && !route.children,
      );
      expect(eagerRoutes.map((route) => route.path)).toEqual([]);
    });
  });
}
