import {
  activeReleases,
  findPage,
  readDetails,
  type FooterLink,
  type Purposes,
  type Release,
} from '@showcase/remote-contract/registry';
import type { PageFrame } from '@showcase/remote-contract/rendering';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { KnownReleases } from '../../core/known-releases.tsx';
import { RemoteError } from '../loading/remote-error.ts';

export type ReleaseDirectory = {
  store: StoreApi<KnownReleases>;
  /** All releases; requests the index when it is first needed. Throws a `RemoteError`; the next call tries again. */
  all: () => Promise<Release[]>;
  /**
   * The releases that decide about a path: for that of the rendered page its own, for every other one all. While the index cannot be
   * read, the page's own still decide about their pages and those of the shell.
   */
  releasesFor: (pathname: string) => Promise<Release[]>;
  /** The release with what the index leaves out. Rejects if it cannot be fetched or does not match its hash. */
  complete: (release: Release) => Promise<Release>;
};

type Options = {
  /** The release of the page's own remote, unless it is a page of the shell. */
  own: Release[];
  /** The server's data about the page that it rendered; absent if the browser renders the page. */
  rendered?: { pathname: string; frame: PageFrame } | undefined;
  fetchIndex: () => Promise<unknown>;
  /** Replaces releases by those that a developer tries out, and adds new ones. */
  override?: (releases: Release[]) => Promise<Release[]>;
  fetchFile?: typeof fetch;
};

/** The shell's directory of releases. A page arrives with its own; the index has the others. */
export function createDirectory(options: Options): ReleaseDirectory {
  const { own, rendered, fetchIndex, override } = options;
  const { fetchFile = (...request) => fetch(...request) } = options;
  const knownPaths = rendered?.frame.knownPaths ?? [];
  const store: ReleaseDirectory['store'] = createStore(() => ({
    releases: own,
    footer: rendered?.frame.footer ?? [],
    purposes: rendered?.frame.purposes ?? {},
    isKnown: (path) => knownPaths.includes(path),
  }));
  const completed = new Map<string, Promise<Release>>();
  let index: Promise<Release[]> | undefined;

  async function readIndex() {
    const listed = activeReleases(await fetchIndex());
    // Without any remote, every page would be "not found".
    if (listed.length === 0) throw new Error('The registry has no active release');
    // This page runs the releases that it came with, even if there are newer ones.
    const running = listed.map((one) => own.find(({ name }) => name === one.name) ?? one);
    const removed = own.filter((one) => !running.includes(one));
    const known = [...running, ...removed];
    const releases = override ? await override(known) : known;
    store.setState(describeReleases(releases));
    return releases;
  }

  function all() {
    index ??= readIndex().catch((error: unknown) => {
      index = undefined;
      throw new RemoteError('unreachable', { name: 'registry', version: 'index' }, error);
    });
    return index;
  }

  async function fetchDetails(release: Release) {
    const url = new URL('release.json', new URL(release.entry, location.origin)).href;
    const response = await fetchFile(url, { integrity: release.detailsHash ?? '', mode: 'cors' });
    if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
    return readDetails(release, await response.json());
  }

  return {
    store,
    all,
    async releasesFor(pathname) {
      if (pathname === rendered?.pathname) return own;
      return all().catch((error: unknown) => {
        if (findPage(pathname, own) === null) throw error;
        return own;
      });
    },
    complete(release) {
      if (!release.detailsHash) return Promise.resolve(release);
      const key = `${release.name}@${release.version}`;
      const details =
        completed.get(key) ??
        fetchDetails(release).catch((error: unknown) => {
          completed.delete(key);
          throw error;
        });
      completed.set(key, details);
      return details;
    },
  };
}

/** The directory of a page that knows all releases. */
export function describeReleases(releases: Release[]): KnownReleases {
  return {
    releases,
    footer: releases.flatMap(({ footer = [] }): FooterLink[] => footer),
    purposes: Object.assign({}, ...releases.map(({ purposes }) => purposes)) as Purposes,
    isKnown: (path) => findPage(path, releases) !== null,
  };
}
