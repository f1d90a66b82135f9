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
  type?: 'website' | 'article' | 'profile';
  /** False for samples, hidden items and unknown paths. */
  isIndexed: boolean;
  /** schema.org objects. */
  data?: Record<string, unknown>[];
};

/** Where rows are read, and where browsers load stored images. */
export type Source = {
  /** The URL of the Supabase API. */
  api: string;
  /** The publishable key: heads only contain what a visitor may see. */
  key: string;
  /** The API's URL for browsers; `api` if absent. */
  publicApi?: string;
  fetch?: (url: URL, init: RequestInit) => Promise<Response>;
};
