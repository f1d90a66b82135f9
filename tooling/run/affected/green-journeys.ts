import { createHash } from 'node:crypto';
import { findOwner, type Release } from '@showcase/remote-contract/registry';

/** What the journeys run on: a version or hash of each part. */
export type Product = {
  /** Everything that every journey depends on: the shell, the backend, the fixtures, how each remote describes itself. */
  base: string;
  releases: Pick<Release, 'name' | 'version' | 'paths'>[];
  /** The source of each journey file. */
  journeys: Record<string, string>;
};

/**
 * What the last run says of each journey file: whether every test passed at the first try, the paths that it visited, and the folders
 * of the remotes that it loaded (`/r/admin/`).
 */
export type JourneyOutcomes = Record<string, { passed: boolean; paths: string[] }>;

/** Journey files that have passed, each with the paths that it visited and the hash of all it depends on. */
export type GreenJourneys = Record<string, { paths: string[]; hash: string }>;

/** The files that need not run again: they passed, and nothing they depend on has changed since. */
export function listUnaffected(product: Product, green: GreenJourneys): string[] {
  return Object.keys(product.journeys).filter((file) => {
    const { paths, hash } = green[file] ?? {};
    return paths !== undefined && hash === hashJourney(product, file, paths);
  });
}

/** Adds files that passed, and forgets those that failed. */
export function recordOutcomes(
  product: Product,
  green: GreenJourneys,
  outcomes: JourneyOutcomes,
): GreenJourneys {
  const recorded = { ...green };
  for (const [file, { passed, paths }] of Object.entries(outcomes)) {
    if (passed) recorded[file] = { paths, hash: hashJourney(product, file, paths) };
    else delete recorded[file];
  }
  return recorded;
}

function hashJourney({ base, releases, journeys }: Product, file: string, paths: string[]): string {
  const source = journeys[file] ?? '';
  // A journey with its own releases or faults may load a remote without visiting a page of it. Others also fetch remotes ahead.
  const loadsRemotes = /fixtures\/site\//.test(source);
  const visited = releases.filter(
    (release) =>
      (loadsRemotes && paths.includes(`/r/${release.name}/`)) ||
      paths.some((path) => owns(release, path, releases)),
  );
  const versions = visited.map(({ name, version }) => `${name} ${version}`).sort();
  return createHash('sha256')
    .update(JSON.stringify([base, source, versions]))
    .digest('hex');
}

function owns({ name }: { name: string }, path: string, releases: Product['releases']): boolean {
  return findOwner(path, releases)?.name === name;
}
