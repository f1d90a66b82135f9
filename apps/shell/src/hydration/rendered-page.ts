import type { RenderedPage } from '@showcase/remote-contract/rendering';
import type { QueryClient } from '@tanstack/react-query';

/** When the server rendered this page, in milliseconds since 1970; undefined if it did not. */
export function readRenderedAt(root: HTMLElement): number | undefined {
  const time = Number(root.dataset.rendered);
  return time > 0 ? time : undefined;
}

/**
 * Puts the rows of the rendered page into the query client, so that the first render shows the same. Their age counts from now,
 * because the server's clock may differ.
 */
export function takeRows(queryClient: QueryClient): RenderedPage['rows'] {
  const text = document.getElementById('rows')?.textContent || '[]';
  const rows = JSON.parse(text) as RenderedPage['rows'];
  for (const { key, data } of rows) queryClient.setQueryData(key, data);
  return rows;
}

/** Reads the rows again while they are shown. */
export function refetchRows(queryClient: QueryClient, rows: RenderedPage['rows']): void {
  for (const { key } of rows) {
    // Does not cancel the next page of a list that the visitor has already requested.
    void queryClient.invalidateQueries({ queryKey: key, exact: true }, { cancelRefetch: false });
  }
}
