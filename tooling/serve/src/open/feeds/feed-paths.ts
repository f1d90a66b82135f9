/** The parameters of the list of projects that a feed understands; the order of the list is not one, as a feed has the newest first. */
export const FILTERS = ['types', 'technologies', 'industries', 'sale'] as const;

const MAX_QUERY_LENGTH = 200;

export type FeedFormat = 'atom' | 'json';

export const FEED_TYPES: Record<FeedFormat, string> = {
  atom: 'application/atom+xml',
  json: 'application/feed+json',
};

/** A feed without its format. It is named by the creator's id, because people subscribe for longer than a username is used. */
export const creatorFeed = (id: string) => ({ path: `/feeds/creators/${id}`, query: '' });

export const tagFeed = (tag: string) => ({
  path: `/feeds/tags/${encodeURIComponent(tag)}`,
  query: '',
});

/** The feed of what a URL of the list of projects finds. */
export function searchFeed(params: URLSearchParams) {
  return { path: '/feeds/search', query: readSearch(params).toString() };
}

export const creatorTitle = (name: string) => `Projects of ${name}`;

export function searchTitle(params: URLSearchParams): string {
  const q = readSearch(params).get('q');
  return q ? `Projects that match “${q}”` : 'New projects';
}

/** What a search is by, in one order and spelling. */
export function readSearch(params: URLSearchParams): URLSearchParams {
  const q = (params.get('q') ?? '').replaceAll('\0', '').trim().slice(0, MAX_QUERY_LENGTH);
  const filters = FILTERS.flatMap((name) =>
    params
      .getAll(name)
      .filter((value) => value !== '' && !value.includes('\0'))
      .toSorted()
      .map((value) => [name, value]),
  );
  return new URLSearchParams([...(q ? [['q', q.toWellFormed()]] : []), ...filters]);
}

export type FeedPath = ReturnType<typeof creatorFeed>;

export function feedUrl({ path, query }: FeedPath, format: FeedFormat): string {
  return `${path}.${format}${query && `?${query}`}`;
}
