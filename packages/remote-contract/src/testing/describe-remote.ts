import { matchPath, generatePath } from '@showcase/remote-contract';
import { CONTRACT_VERSION, describeDefinition } from '@showcase/remote-contract/define';
import type { DataClient } from '@showcase/data/client';
import { describe, expect, it } from 'vitest';
import type { Remote, RemoteRoute, RemoteServices } from '../remote.ts';
import { searchRemote } from './search-remote.ts';
import { fakeServices } from './fake-services.ts';
import { type RemoteDefinition, fullPath } from '../describe.ts';
import { loadPage, type Page } from '../page.ts';

const EXAMPLE_ID = '00000000-0000-4000-8000-000000000001';

type Backend = {
  client: DataClient;
  /** The requests so far that may write data. */
  writes: () => { method: string; url: URL }[];
};

/** Tests the remote's side of the contract, in every remote's own tests. Its registry entry must match `expected`. */
export function describeRemote(
  remote: Remote & RemoteDefinition,
  expected: { mount: string; paths: string[]; signIn: string[]; backend: Backend },
): void {
  describe('as a remote of the shell', () => {
    const description = describeDefinition(remote);
    const isOwn = (path: string) => {
      const [pathname = ''] = path.split(/[?#]/);
      return expected.paths.some((pattern) => matchPath(pattern, pathname));
    };

    it('is built against the current contract', () => {
      expect(remote.contract).toBe(CONTRACT_VERSION);
      expect(remote.mount).toBe(expected.mount);
    });

    it('owns exactly the expected paths', () => {
      const { paths, signIn } = description;
      expect({ paths, signIn }).toEqual({ paths: expected.paths, signIn: expected.signIn });
    });

    it('owns only absolute paths below its mount', () => {
      const pathsOutsideMount = expected.paths.filter(
        (path) => !matchPath({ path: `${expected.mount}/*`.replace('//', '/') }, path),
      );
      expect(pathsOutsideMount).toEqual([]);
    });

    it('links only to its own pages', () => {
      const { area, nav = [] } = description;
      const links = [...nav.map(({ path }) => path), ...(area?.home ? [area.home] : [])];
      expect(links.filter((path) => !expected.paths.includes(path))).toEqual([]);
    });

    it('adds only its own pages to the command palette, each label once', () => {
      const { commands = [] } = description;
      const labels = commands.map(({ label }) => label);
      expect(new Set(labels).size).toBe(labels.length);
      const links = commands.flatMap(({ path }) => path ?? []);
      expect(links.filter((path) => !isOwn(path))).toEqual([]);
    });

    it('finds only its own pages for the command palette, and writes nothing', async () => {
      const { commands = [] } = description;
      const searches = commands.filter(({ path }) => path === undefined);
      const services = fakeServices(expected.backend);
      // A text that many rows contain.
      const results = await Promise.all(
        searches.map(({ label }) => searchRemote(remote, { label, text: 'a', services })),
      );
      expect(results.flat().filter(({ path }) => !isOwn(path))).toEqual([]);
      expect(listWrites(expected.backend)).toEqual([]);
    });

    it('has an audience if it has links in a sidebar', () => {
      const { area, nav = [] } = description;
      expect(nav.length === 0 || area?.audience !== undefined).toBe(true);
    });

    it('only reads data before its pages are shown', async () => {
      await runLoads(remote, fakeServices(expected.backend));
      expect(listWrites(expected.backend)).toEqual([]);
    });

    it('loads no page before it is visited', () => {
      const routes = remote.routes(fakeServices(expected.backend));
      const eagerRoutes = routes
        .flatMap(withChildren)
        .filter(({ path, loader }) => path && !loader);
      expect(eagerRoutes.map(({ path }) => path)).toEqual([]);
    });
  });
}

function listWrites(backend: Backend): string[] {
  return backend.writes().map(({ method, url }) => method + url.pathname);
}

function withChildren(route: RemoteRoute): RemoteRoute[] {
  return [route, ...(route.children ?? []).flatMap(withChildren)];
}

/** Runs `load` of every page as a prefetch does, without importing the pages, and waits until no query is fetching. */
async function runLoads({ mount, pages }: RemoteDefinition, services: RemoteServices) {
  await Promise.all(pages.map((page) => runLoad(page, fullPath(mount, page.path), services)));
  await expect.poll(() => services.queryClient.isFetching()).toBe(0);
}

async function runLoad(page: Page, pattern: string, services: RemoteServices): Promise<void> {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const params = Object.fromEntries(names.map((name) => [name, EXAMPLE_ID]));
  const url = new URL(generatePath(pattern, params), 'https://showcase.test');
  const args = { request: new Request(url), url, params, pattern, context: {} };
  // The page reports a load that fails.
  await loadPage(page, services, args).catch(() => null);
}
