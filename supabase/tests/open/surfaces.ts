import { handleRequest } from '../../../tooling/serve/src/head/handle-request.ts';
import type { DrawCard } from '../../../tooling/serve/src/open/cards/card-content.ts';
import { createEndpoints, isEndpoint } from '../../../tooling/serve/src/open/endpoints.ts';
import type { PublicSource } from '../../../tooling/serve/src/public/source.ts';
import { api } from '../support/backend/backend.ts';
import { send } from '../support/rest.ts';
import { NAMES, type Kind, type Scene } from './scene.ts';

const origin = 'https://showcase.test';
export const source: PublicSource = {
  api: api.url,
  key: api.key,
  origin,
  // A busy machine may need longer than visitors wait.
  fetch: (url, { headers = {} }) => fetch(url, { headers }),
};
/** A card is what it would draw. */
const drawCard: DrawCard = async ({ content }) => ({
  png: new TextEncoder().encode(content.title),
  isComplete: true,
});
let time = 0;
/** Each request comes a minute later, so that none is above the limit. */
export const endpoints = createEndpoints({ source, drawCard, now: () => (time += 60_000) });
/** How long a cache may go on with what is no longer public. */
const CACHE_SECONDS = 30;

/** Whether a thing shows at this surface; a surface without a kind never shows it. */
type Surface = Partial<Record<Kind, (scene: Scene) => Promise<boolean>>> & {
  /** Whether it opens what is found by its link alone. */
  opensLinks?: boolean;
};

const PATHS: Record<Kind, (scene: Scene) => string> = {
  project: ({ project }) => `/projects/${project}`,
  service: ({ creator }) => `/creators/${creator}`,
  creator: ({ username }) => `/creator/${username}`,
};

/** Surfaces by name. One of an endpoint is a line here: `{ project: shows((scene) => '/…') }`. */
export const SURFACES: Record<string, Surface> = {
  page: {
    project: async (scene) =>
      (await read(scene, 'rpc/project_by_link', { project_id: scene.project })) !== null,
    service: async (scene) => isFilled(await read(scene, `services?id=eq.${scene.service}`)),
    creator: async (scene) =>
      isFilled(await read(scene, `users?id=eq.${scene.creator}&is_dev=is.true&select=id`)),
    opensLinks: true,
  },
  list: {
    project: lists('search_projects', 'project'),
    service: lists('search_services', 'service'),
    creator: lists('search_creators', 'creator'),
  },
  search: {
    project: searches('search_projects', 'project'),
    service: searches('search_services', 'service'),
    creator: searches('search_creators', 'creator'),
  },
  counts: {
    project: counts('count_projects', 'project'),
    service: counts('count_services', 'service'),
    creator: counts('count_creators', 'creator'),
  },
  sitemap: {
    project: shows('project', () => '/sitemap.xml', { text: PATHS.project }),
    creator: shows('creator', () => '/sitemap.xml', { text: PATHS.creator }),
  },
  'JSON-LD': {
    project: shows('project', PATHS.project),
    service: shows('service', PATHS.service),
    creator: shows('creator', PATHS.creator),
  },
  card: {
    project: shows('project', ({ project }) => `/cards/projects/${project}.png`),
    service: shows('service', ({ service }) => `/cards/services/${service}.png`),
    creator: shows('creator', ({ creator }) => `/cards/creators/${creator}.png`),
  },
  badge: {
    creator: shows('creator', ({ username }) => `/badge/${username}.svg`),
  },
  'feed of a creator': {
    project: shows('project', ({ creator }) => `/feeds/creators/${creator}.json`),
    creator: shows('creator', ({ username }) => `/feeds/creators/${username}.atom`),
  },
  'feed of a tag': {
    project: shows('project', () => '/feeds/tags/Web.atom'),
  },
  'feed of a search': {
    project: shows('project', () => '/feeds/search.json?q=Zorilla'),
  },
  embed: {
    project: shows('project', ({ project }) => `/embed/projects/${project}`),
    creator: shows('creator', ({ username }) => `/embed/creators/${username}`),
  },
  oEmbed: {
    project: shows('project', (scene) => `/oembed?url=${origin}${PATHS.project(scene)}`),
    creator: shows('creator', (scene) => `/oembed?url=${origin}${PATHS.creator(scene)}&format=xml`),
  },
  'API, one': {
    project: shows('project', ({ project }) => `/api/v1/projects/${project}`),
    service: shows('service', ({ service }) => `/api/v1/services/${service}`),
    creator: shows('creator', ({ creator }) => `/api/v1/creators/${creator}`),
  },
  'API, by username': {
    creator: shows('creator', ({ username }) => `/api/v1/creators/${username}`),
  },
  'API, search': {
    project: shows('project', () => '/api/v1/projects?q=Zorilla'),
    service: shows('service', () => '/api/v1/services?q=Zorilla'),
    creator: shows('creator', () => '/api/v1/creators?q=Zorilla'),
  },
  'API, list': {
    project: shows('project', () => '/api/v1/projects?sort=newest'),
    service: shows('service', () => '/api/v1/services?sort=newest'),
    creator: shows('creator', () => '/api/v1/creators?sort=newest'),
  },
  'API, of a creator': {
    project: shows('project', ({ creator }) => `/api/v1/creators/${creator}/projects`),
    service: shows('service', ({ creator }) => `/api/v1/creators/${creator}/services`),
  },
  'assistant, search': {
    project: returns('project', 'find_projects', { q: 'Zorilla' }),
    service: returns('service', 'find_services', { q: 'Zorilla' }),
    creator: returns('creator', 'find_creators', { q: 'Zorilla' }),
  },
  'assistant, how to hire': {
    service: async (scene) => returns('service', 'how_to_hire', { creator: scene.creator })(scene),
    creator: async (scene) => returns('creator', 'how_to_hire', { creator: scene.username })(scene),
  },
};

/** Whether a tool of assistants returns the name of a thing. */
function returns(kind: Kind, name: string, given: Record<string, unknown>) {
  const params = { name, arguments: given };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
  return shows(kind, () => '/mcp', { method: 'POST', body });
}

type Sent = RequestInit & { text?: (scene: Scene) => string };

/**
 * Whether the site responds with the name of a thing, or another text, to software, or in the head of a page for search engines. Its caches
 * end in time, and no sign-in changes what it says.
 */
export function shows(kind: Kind, path: (scene: Scene) => string, sent: Sent = {}) {
  const { text = () => NAMES[kind], ...init } = sent;
  return async (scene: Scene): Promise<boolean> => {
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream, */*',
      ...(scene.viewer && { authorization: `Bearer ${scene.viewer}` }),
    };
    const url = new URL(path(scene), origin);
    const request = new Request(url, { ...init, headers });
    const respond = isEndpoint(url.pathname) ? endpoints.request : respondWithHead;
    const response = await respond(request);
    if (![200, 404].includes(response.status))
      throw new Error(`${path(scene)} responded with ${response.status}`);
    const caching = response.headers.get('cache-control') ?? '';
    const seconds = [...caching.matchAll(/(?:max-age|s-maxage|revalidate)=(\d+)/g)];
    if (caching === '' || seconds.some(([, age]) => Number(age) > CACHE_SECONDS))
      throw new Error(`${path(scene)} may be cached for too long: ${caching}`);
    return (await response.text()).includes(text(scene));
  };
}

/** A page of the shell with the head that search engines and previews read, or a sitemap. */
function respondWithHead(request: Request): Promise<Response> {
  const shell = () =>
    new Response('<head><title>a</title></head>', { headers: { 'cache-control': 'no-cache' } });
  return handleRequest(request, {
    ...{ origin, source, findPage: (path) => path, heads: async () => ({}) },
    page: async () => shell(),
  });
}

async function read(scene: Scene, path: string, body?: Record<string, unknown>) {
  const options = { token: scene.viewer ?? '', method: body ? 'POST' : 'GET' };
  const { status, text } = await send(`rest/v1/${path}`, body, options);
  if (status !== 200) throw new Error(`${path} responded with ${status}`);
  return JSON.parse(text) as unknown;
}

const isFilled = (rows: unknown) => Array.isArray(rows) && rows.length > 0;

type Found = { items: { id: string }[]; total: number };

function lists(name: string, kind: Kind) {
  return async (scene: Scene) => {
    const { items } = (await read(scene, `rpc/${name}`, { sort: 'newest' })) as Found;
    return items.some(({ id }) => id === scene[kind]);
  };
}

function searches(name: string, kind: Kind) {
  return async (scene: Scene) => {
    const { items } = (await read(scene, `rpc/${name}`, { q: NAMES[kind] })) as Found;
    return items.some(({ id }) => id === scene[kind]);
  };
}

function counts(name: string, kind: Kind) {
  return async (scene: Scene) =>
    ((await read(scene, `rpc/${name}`, { q: NAMES[kind] })) as Found).total > 0;
}
