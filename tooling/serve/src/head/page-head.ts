/** What a page says of itself to those who do not run its code: search engines, and apps that show a preview of a link. */
export type PageHead = {
  title: string;
  description?: string;
  /** The path that stands for the page where several lead to it. */
  canonicalPath?: string;
  /** The path to which links to this one are sent. */
  movedTo?: string;
  /** An absolute address; the site's own card when absent. */
  image?: string | null;
  type?: 'website' | 'article' | 'profile';
  /** False for samples, for what is out of sight, and for addresses that lead nowhere. */
  isIndexed: boolean;
  /** schema.org objects. */
  data?: Record<string, unknown>[];
};

/** Where the rows are read, and where browsers find the stored pictures. */
export type Source = {
  /** The address of the Supabase API. */
  api: string;
  /** The publishable key: heads show what a visitor may see. */
  key: string;
  /** The API's address for browsers; `api` when absent. */
  publicApi?: string;
  fetch?: (url: URL, init: RequestInit) => Promise<Response>;
};
