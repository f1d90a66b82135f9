import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../support/world.ts';
import { api } from '../support/backend/backend.ts';

const { url, key } = api;
const SHARED = 'public, max-age=0, s-maxage=30';
const PRIVATE = 'private, no-store';

/** Everything that the site reads as a visitor. */
const READS = [
  'rpc/search_projects?page_size=24&q=a',
  'rpc/count_projects?q=2026',
  'rpc/count_projects?technologies=%7B%22React%22,%22Node.js%22%7D',
  'rpc/search_creators?page_size=24',
  'rpc/count_creators',
  'rpc/search_services?page_size=24&sort=rating&min_price=100&models=%7Bfixed%7D',
  'rpc/count_services?q=shop&max_days=14',
  'rpc/suggest_search?kind=project&q=dashbord',
  'rpc/project_by_link?project_id=00000000-0000-4000-8000-000000000000',
  'rpc/item_status?kind=project&id=00000000-0000-4000-8000-000000000000',
  'rpc/username_status?username=nobody',
  'rpc/username_available?name=nobody',
  'rpc/creator_by_former_username?name=nobody',
  'rpc/creator_record?creator_id=00000000-0000-4000-8000-000000000000',
  'rpc/newest_projects_with_tags?tags=%7BReact%7D',
  'rpc/sitemap_counts',
  'rpc/sitemap_entries?kind=creators&part=1',
  'rpc/review_hires?review_ids=%7B%7D',
  'users?select=id,name&order=id',
  'projects?select=id,title&order=id',
  'project_media?select=id&order=id',
  'services?select=id,title&order=id',
  'reviews?select=id,rating&order=id',
];

let token: string;
let userId: string;

beforeAll(async () => {
  const response = await send('/auth/v1/signup', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `cacheable-${crypto.randomUUID()}@example.com`,
      password: 'Showcase-2026!',
      data: { name: 'Cara Cache' },
    }),
  });
  const session = (await response.json()) as { access_token: string; user: { id: string } };
  ({ access_token: token } = session);
  userId = session.user.id;
});

afterAll(async () => {
  await sql`delete from auth.users where id = ${userId}`;
});

describe.each(READS)('GET %s', (path) => {
  it('reads the same for every visitor, so a CDN may keep it', async () => {
    const visitor = await read(path);
    const other = await read(path, { 'x-forwarded-for': '203.0.113.9', 'accept-language': 'de' });

    expect(visitor).toMatchObject({ status: 200, caching: SHARED });
    expect(visitor.vary).toContain('Authorization');
    expect(other).toEqual(visitor);
  });

  it('is kept by nobody if the reader is signed in', async () => {
    const user = await read(path, { authorization: `Bearer ${token}` });

    expect(user).toMatchObject({ status: 200, caching: PRIVATE, vary: null });
  });
});

describe('what a CDN must not keep', () => {
  it('includes a read by POST', async () => {
    const response = await send('/rest/v1/rpc/search_projects', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe(PRIVATE);
  });

  it('includes a rejected read', async () => {
    const { status, caching } = await read('rpc/search_projects?cursor=x');
    expect([status, caching]).toEqual([400, null]);
  });
});

function send(path: string, init: RequestInit = {}) {
  return fetch(`${url}${path}`, { ...init, headers: { apikey: key, ...init.headers } });
}

async function read(path: string, headers: Record<string, string> = {}) {
  const response = await send(`/rest/v1/${path}`, { headers });
  const { status } = response;
  const caching = response.headers.get('cache-control');
  return { status, caching, vary: response.headers.get('vary'), body: await response.text() };
}
