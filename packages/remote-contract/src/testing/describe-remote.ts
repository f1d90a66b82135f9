import { matchPath } from '@showcase/remote-contract';
import { CONTRACT_VERSION, listPaths } from '@showcase/remote-contract/define';
import type { DataClient } from '@showcase/data';
import { describe, expect, it } from 'vitest';
import type { Remote } from '../remote.ts';
import { runLoaders } from './run-loaders.ts';
import { fakeServices } from './fake-services.ts';

type Backend = {
  client: DataClient;
  /** The requests so far that may write data. */
  writes: () => { method: string; url: URL }[];
};

/** Tests the remote's side of the contract, in every remote's own tests. Its registry entry must match `expected`. */
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

    it('owns exactly the expected paths', () => {
      expect(listPaths(routes())).toEqual({ paths: expected.paths, signIn: expected.signIn });
    });

    it('owns only absolute paths below its mount', () => {
      const pathsOutsideMount = expected.paths.filter(
        (path) => !matchPath({ path: `${expected.mount}/*`.replace('//', '/') }, path),
      );
      expect(pathsOutsideMount).toEqual([]);
    });

    it('only reads data before its pages are shown', async () => {
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
