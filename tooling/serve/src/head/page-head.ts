import type { FeedPath } from '../open/feeds/feed-paths.ts';

/** How a page describes itself to clients that do not run its code: search engines, and apps that preview links. */
export type PageHead = {
  title: string;
  description?: string;
  /** The canonical path, if several paths lead to the page. */
  canonicalPath?: string;
  /** The path that this one redirects to. */
  movedTo?: string;
  /** An absolute URL; the site's own card if absent. */
  image?: string | null;
  /** The path of a picture that is drawn for previews of links, where the host draws one. */
  card?: string | undefined;
  type?: 'website' | 'article' | 'profile';
  /** False for samples, hidden items and unknown paths. */
  isIndexed: boolean;
  /** A feed of what it shows. */
  feed?: { title: string; at: FeedPath };
  /** Whether there is a card of it for other sites. */
  hasCard?: boolean;
  /** schema.org objects. */
  data?: Record<string, unknown>[];
};
