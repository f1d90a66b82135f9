import { matchesPattern, type Release } from '@showcase/remote-contract/registry';

type Options = {
  /** The paths whose pages are fetched, too. */
  paths: string[];
  /** Low for what may never be needed. */
  priority: 'low' | 'auto';
};

/** Fetches the modules of a release that run first, and those of its pages, in parallel and each once. Nothing of them runs yet. */
export function preloadFiles(release: Release, { paths, priority }: Options): void {
  const pages = Object.entries(release.pages)
    .filter(([pattern]) => paths.some((path) => matchesPattern(pattern, path)))
    .flatMap(([, files]) => files);
  for (const file of [...release.preload, ...pages]) preload(release, file, priority);
}

function preload(release: Release, file: string, priority: Options['priority']) {
  const { href } = new URL(file, new URL(release.entry, location.origin));
  const isPreloaded = [...document.head.querySelectorAll('link')].some(
    (link) => link.href === href,
  );
  if (isPreloaded) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.setAttribute('fetchpriority', priority);
  link.integrity = release.integrity[file] ?? '';
  link.href = href;
  document.head.append(link);
}
