import type { PageFrame, RenderedPage } from '@showcase/remote-contract/rendering';
import { activeReleases, type Release } from '@showcase/remote-contract/registry';
import { takeRenderedRows } from '@showcase/data/query';
import type { QueryClient } from '@tanstack/react-query';
import { readInline } from '../core/runtime-config.ts';

/** When the server rendered this page, in milliseconds since 1970; undefined if it did not. */
export function readRenderedAt(root: HTMLElement): number | undefined {
  const time = Number(root.dataset.rendered);
  return time > 0 ? time : undefined;
}

/** Once the app has taken over, nothing is left of the page that it started with. */
export function endStart(root: HTMLElement): void {
  delete root.dataset.rendered;
  delete root.dataset.frame;
  delete root.dataset.partial;
  document.getElementById('start-notice')?.remove();
}

type OwnRelease = {
  own: Release[];
  /** Where the hashes of the other remotes are. */
  othersUrl: string | undefined;
  /** Where the index is as it was with this page; without it, the newest is read. */
  indexUrl: string | undefined;
};

/** The release of the page's own remote, and where those of the others are; nothing in a page as it was built. */
export function readOwnRelease(): OwnRelease {
  const value = readInline('release') as Partial<OwnRelease> | null;
  const own = value ? activeReleases(value) : [];
  return { own, othersUrl: value?.othersUrl, indexUrl: value?.indexUrl };
}

/** The server's data about the frame around the page that it rendered, and the path of that page. */
export function readFrame(): { pathname: string; frame: PageFrame } {
  const frame = readInline('frame') as PageFrame | null;
  return { pathname: location.pathname, frame: frame ?? { footer: [], knownPaths: [] } };
}

/**
 * Puts the rows of the rendered page into the query client, so that the first render shows the same. Their age counts from now,
 * because the server's clock may differ.
 */
export function takeRows(queryClient: QueryClient): RenderedPage['rows'] {
  const rows = (readInline('rows') ?? []) as RenderedPage['rows'];
  takeRenderedRows(queryClient, rows);
  return rows;
}

/** Reads the rows again while they are shown. */
export function refetchRows(queryClient: QueryClient, rows: RenderedPage['rows']): void {
  for (const { key } of rows) {
    // Does not cancel the next page of a list that the visitor has already requested.
    void queryClient.invalidateQueries({ queryKey: key, exact: true }, { cancelRefetch: false });
  }
}
