import { useNotify, useOrigin } from '@showcase/remote-contract/services';
import { shareLink } from './share-link.ts';

/** Shares a page of this site, by its path or URL, and shows a toast, unless the share sheet was used. */
export function useShare() {
  const notify = useNotify();
  const origin = useOrigin();

  return async function share({ title, path }: { title: string; path: string }) {
    const url = new URL(path, origin).href;
    const outcome = await shareLink({ title, url });
    if (outcome === 'copied') notify({ kind: 'success', text: 'Link copied' });
    if (outcome === 'failed')
      notify({ kind: 'danger', text: `Copy this link to share it: ${url}` });
  };
}
