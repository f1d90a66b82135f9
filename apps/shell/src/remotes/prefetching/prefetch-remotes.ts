import { matchPath } from '@showcase/remote-contract';
import { findOwner, type Release } from '../registry.ts';

type Connection = { saveData?: boolean; effectiveType?: string };

/**
 * Fetches the code of the other remotes that the visitor may enter: what they all need, their first page and the pages to which a
 * link leads from here. Of each remote only the table of its routes runs before it is visited, and nothing is fetched where the
 * visitor saves data or the line is slow.
 */
export async function prefetchRemotes(options: {
  releases: Release[];
  canEnter: (path: string) => Promise<boolean>;
  load: (release: Release) => Promise<unknown>;
  connection?: Connection | undefined;
}): Promise<void> {
  const { releases, canEnter, load, connection = getConnection(navigator) } = options;
  if (isSlowOrSavingData(connection)) return;
  const currentRelease = findOwner(location.pathname, releases);
  const linked = linkedPaths();
  const fetched: Release[] = [];
  for (const release of releases) {
    if (release === currentRelease || !(await canEnterAny(release, canEnter))) continue;
    const pages = Object.entries(release.pages)
      .filter(([pattern]) => {
        return pattern === release.paths[0] || linked.some((path) => matchPath(pattern, path));
      })
      .flatMap(([, files]) => files);
    for (const file of [...release.preload, ...pages]) preload(release, file);
    fetched.push(release);
  }
  // What fails now is asked again by the visit.
  await Promise.allSettled(fetched.map(load));
}

function getConnection(browser: Navigator): Connection | undefined {
  return (browser as { connection?: Connection }).connection;
}

/** Few browsers tell; of the others the line is taken to be fast enough. */
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

function preload(release: Release, file: string) {
  const { href } = new URL(file, new URL(release.entry, location.origin));
  const isPreloaded = [...document.head.querySelectorAll('link')].some(
    (link) => link.href === href,
  );
  if (isPreloaded) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.setAttribute('fetchpriority', 'low');
  link.integrity = release.integrity[file] ?? '';
  link.href = href;
  document.head.append(link);
}
