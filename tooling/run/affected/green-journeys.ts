import { createHash } from 'node:crypto';
import { findOwner, type Release } from '@showcase/remote-contract/registry';

/** The inputs of the journeys: a version or hash of each part. */
export type Product = {
  /** Everything that every journey depends on: the shell, the backend, the fixtures, the browser, how each remote describes itself. */
  base: string;
  releases: Pick<Release, 'name' | 'version' | 'paths'>[];
  /** The source of each journey file. */
  journeys: Record<string, string>;
};

/**
 * The result of the last run for each journey file: whether every test passed at the first try, the paths that it visited, and the folders
 * of the remotes that it loaded (`/r/admin/`).
 */
export type JourneyOutcomes = Record<string, { passed: boolean; paths: string[] }>;

/**
 * The runs of each journey file, latest first: the paths that it visited, and the hash of all it depends on; no hash if it failed or
 * passed only when it was repeated.
 */
export type GreenJourneys = Record<string, { paths: string[]; hash: string }[]>;

/** So many recorded runs of each file are kept: clones of other commits use them too. */
const RECORDS = 20;

export type Selection = {
  /** The core journeys that did not pass yet, and every journey that ran before and depends on something that has changed since. */
  run: string[];
  /** Passed with the same content of all they depend on. */
  remembered: string[];
  /** Never ran on this machine, and not among the core journeys: for `npm run test:all`. */
  left: string[];
};

/** What `npm test` runs. */
export function selectJourneys(
  product: Product,
  green: GreenJourneys,
  core: readonly string[],
): Selection {
  const selection: Selection = { run: [], remembered: [], left: [] };
  for (const file of Object.keys(product.journeys)) {
    const records = green[file] ?? [];
    const hasPassed = records.some(({ paths, hash }) => hash === hashJourney(product, file, paths));
    const isDue = records.length > 0 || core.includes(file);
    selection[hasPassed ? 'remembered' : isDue ? 'run' : 'left'].push(file);
  }
  return selection;
}

/** Adds how a run ended: what passed counts from now on, and what failed has to pass again. */
export function recordOutcomes(
  product: Product,
  green: GreenJourneys,
  outcomes: JourneyOutcomes,
): GreenJourneys {
  const recorded = { ...green };
  for (const [file, { passed, paths }] of Object.entries(outcomes)) {
    const record = { paths, hash: passed ? hashJourney(product, file, paths) : '' };
    const others = (green[file] ?? []).filter(
      (other) => other.hash && other.hash !== hashJourney(product, file, other.paths),
    );
    recorded[file] = [record, ...others].slice(0, RECORDS);
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
