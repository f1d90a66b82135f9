import { findOwner, type Release } from '@showcase/remote-contract/registry';
import { preloadFiles } from './preload-files.ts';

type Connection = { saveData?: boolean; effectiveType?: string };

/**
 * Fetches the code of the other remotes that the visitor may enter: shared files, the first page, and the pages that the current
 * page links to. Of each remote, only the route table runs before a visit. If the visitor has data saving on or the connection is
 * slow, fetches only the lists of files, which save a visit one round trip.
 */
export async function prefetchRemotes(options: {
  readReleases: () => Promise<Release[]>;
  canEnter: (path: string) => Promise<boolean>;
  complete: (release: Release) => Promise<Release>;
  load: (release: Release) => Promise<unknown>;
  connection?: Connection | undefined;
}): Promise<void> {
  const { readReleases, canEnter, complete, load } = options;
  const { connection = getConnection(navigator) } = options;
  // A visit retries what fails now.
  const releases = await readReleases().catch(() => []);
  const currentRelease = findOwner(location.pathname, releases);
  const linked = linkedPaths();
  const fetchesCode = !isSlowOrSavingData(connection);
  const fetched: Release[] = [];
  for (const listed of releases) {
    if (listed === currentRelease || !(await canEnterAny(listed, canEnter))) continue;
    const release = await complete(listed).catch(() => null);
    if (!release || !fetchesCode) continue;
    const [first = ''] = release.paths;
    preloadFiles(release, { paths: [first, ...linked], priority: 'low' });
    fetched.push(release);
  }
  await Promise.allSettled(fetched.map(load));
}

function getConnection(browser: Navigator): Connection | undefined {
  return (browser as { connection?: Connection }).connection;
}

/** Only some browsers expose this; in others the connection counts as fast. */
function isSlowOrSavingData({ saveData = false, effectiveType = '4g' }: Connection = {}): boolean {
  return saveData || effectiveType !== '4g';
}

async function canEnterAny({ paths }: Release, canEnter: (path: string) => Promise<boolean>) {
  const answers = await Promise.all(paths.map((path) => canEnter(path)));
  return answers.includes(true);
}

function linkedPaths(): string[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname);
}
