/** Where rows are read, and where browsers load stored images. */
export type Source = {
  /** The URL of the Supabase API. */
  api: string;
  /** The publishable key: everything that is written here is what a visitor may see. */
  key: string;
  /** The API's URL for browsers; `api` if absent. */
  publicApi?: string;
  fetch?: (url: URL, init: RequestInit) => Promise<Response>;
};

/** Where rows are read for what is shown outside of the site's pages, which names the site in links. */
export type PublicSource = Source & {
  /** The site's own origin, such as https://showcase.example. */
  origin: string;
};
