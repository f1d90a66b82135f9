import { handleRequest, type HeadOptions } from '../handle-request.ts';

export const siteOrigin = 'https://showcase.test';
export const projectId = '00000000-0000-4000-8000-000000000101';
export const creatorId = '00000000-0000-4000-8000-000000000001';

const staticHead = (title: string) => ({ title, description: `About ${title}.` });

const heads = {
  '/': staticHead('Showcase and hire top Bolt devs'),
  '/projects': staticHead('Explore Projects'),
  '/creators': staticHead('Discover Creators'),
  '/about': staticHead('About Bolt Showcase'),
  '/privacy': staticHead('Privacy Policy'),
};

export const aProject = {
  id: projectId,
  title: 'Harbour Notes',
  description: '# Why\nA **shared** notebook.',
  image_url: `${creatorId}/project/${projectId}.webp`,
  tags: ['Web', 'React'],
  created_at: '2025-06-01T12:00:00+00:00',
  updated_at: '2025-06-02T12:00:00+00:00',
  is_for_sale: false,
  sale_price: null,
  sale_kind: null,
  sold_at: null,
  owner: {
    id: creatorId,
    name: 'Ada Stone',
    username: 'ada-stone',
    rating_avg: 0,
    rating_count: 0,
  },
  check: null,
};

export const aCreator = {
  id: creatorId,
  name: 'Ada Stone',
  username: 'ada-stone',
  avatar: null,
  bio: 'I build calm software.',
  location: 'Berlin Germany',
  skills: ['React'],
  specialization: 'Frontend',
  hourly_rate: null,
  languages: [],
  experience: [],
  education: [],
  website: null,
  github: null,
  linkedin: null,
  twitter: null,
  instagram: null,
  rating_avg: 0,
  rating_count: 0,
  services: [],
  created_at: '2025-06-01T12:00:00+00:00',
  updated_at: '2025-06-02T12:00:00+00:00',
};

const page = `<head><title>Bolt Showcase</title><script src="/main.js"></script></head>`;

/** Rows by table, or what a function returns. */
type Tables = Record<string, object[] | string | ((url: URL) => object)>;

/** Requests a path of the site; the API has the given rows, or is down. */
export async function requestPage(
  path: string,
  tables: Tables | 'down' = {},
  host: Pick<HeadOptions, 'hasCards' | 'render'> = {},
) {
  const requests: URL[] = [];
  const fetchRows = async (url: URL) => {
    requests.push(url);
    if (tables === 'down') throw new TypeError('fetch failed');
    const rows = tables[url.pathname.replace('/rest/v1/', '')] ?? [];
    if (typeof rows === 'function') return Response.json(rows(url));
    return Response.json(
      typeof rows === 'string' ? rows : rows.filter((row) => matchesFilter(row, url)),
    );
  };
  // The host of the request does not matter.
  const response = await handleRequest(new Request(`https://other.test${path}`), {
    origin: siteOrigin,
    source: { api: 'https://api.test', key: 'sb_publishable_test', fetch: fetchRows },
    page: () => Promise.resolve(new Response(page)),
    findPage: (known) => (known.startsWith('/no/') ? null : known),
    heads: () => Promise.resolve(heads),
    ...host,
  });
  return { response, requests, text: await response.text() };
}

/** Applies filters on a table's own columns only. */
function matchesFilter(row: object, url: URL) {
  return Object.entries(row).every(([column, value]) => {
    const filter = url.searchParams.get(column) ?? '';
    return !filter.startsWith('eq.') || filter === `eq.${value}`;
  });
}

/** The content of a page's head, by tag name. */
export async function requestHead(...request: Parameters<typeof requestPage>) {
  const { response, requests, text: html } = await requestPage(...request);
  const tags = html.matchAll(/(?:name|property|rel)="([^"]+)" (?:content|href)="([^"]*)"/g);
  const head: Record<string, string> = {
    title: unescape(/<title[^>]*>([^<]*)</.exec(html)?.[1] ?? ''),
    ...Object.fromEntries([...tags].map(([, key = '', value = '']) => [key, unescape(value)])),
  };
  const data = [...html.matchAll(/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );
  return { status: response.status, html, head, data, requests };
}

function unescape(text: string) {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
