import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { DataClient } from '../client/types.ts';
import { getAttachmentPath, isPicture, type Attachment } from './attachment.ts';
import { LINK_SECONDS, signLink } from './links.ts';
import { getStorage, listFiles } from './list-files.ts';
import { toSafeFileName } from './safe-file-name.ts';

/** A link is signed again well before it expires, so that none on the page is ever dead. */
const LINK_AGE_MS = (LINK_SECONDS - 600) * 1_000;
const firstPage: string | null = null;

export type LinkedFile = Pick<Attachment, 'id' | 'owner_id' | 'name' | 'type'>;

export function attachmentQueries(client: DataClient) {
  /** The URL of a file, or of its preview of this width; null if it is no longer there. */
  const link = (file: LinkedFile, width?: number) =>
    queryOptions({
      queryKey: ['attachments', 'link', file.id, width ?? null],
      queryFn: async () => {
        const url = await signLink(client, getAttachmentPath(file, width));
        return url === null ? null : withDownload(url, file);
      },
      staleTime: LINK_AGE_MS,
      refetchInterval: LINK_AGE_MS,
      meta: { failure: 'Error signing the link of a file:' },
    });

  return {
    link,
    links: (files: readonly LinkedFile[]) => files.map((file) => link(file)),
    /** The files of a conversation, newest first. */
    files: (conversationId: string) =>
      infiniteQueryOptions({
        queryKey: ['attachments', 'files', conversationId],
        queryFn: ({ pageParam, signal }) =>
          listFiles(client, { conversationId, cursor: pageParam, signal }),
        initialPageParam: firstPage,
        getNextPageParam: (page) => page.next,
        meta: { failure: 'Error fetching the files of a conversation:' },
      }),
    storage: () =>
      queryOptions({
        queryKey: ['attachments', 'storage'],
        queryFn: ({ signal }) => getStorage(client, signal),
        meta: { failure: 'Error fetching the used space:' },
      }),
  };
}

/** Everything that is not a picture is saved under its name, never opened. */
function withDownload(url: string, file: LinkedFile) {
  return isPicture(file) ? url : `${url}&download=${encodeURIComponent(toSafeFileName(file.name))}`;
}
