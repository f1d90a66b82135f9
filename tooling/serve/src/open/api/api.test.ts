import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { publicProject } from '../../public/projects.ts';
import { MAX_REQUESTS_A_MINUTE } from './api.ts';
import { openSite, origin } from './testing/open-site.ts';
import { creatorRow, projectId, projectRow } from './testing/rows.ts';

const path = `/api/v1/projects/${projectId}`;
const found = (items: { id: string }[], next_cursor: string | null = null) => ({
  items,
  next_cursor,
  corrected_at: null,
  most_words_at: null,
});

type Failure = { error: { code: string; message: string } };
const read = async (response: Response) => {
  const { error } = (await response.json()) as Failure;
  return { status: response.status, ...error };
};

it('sends the whole text without markup, and the beginning of it', async () => {
  const { send } = openSite(() => [projectRow]);
  const response = await send(path);
  expect(response.headers.get('cache-control')).toBe('public, max-age=30');
  const project = publicProject.parse(await response.json());
  expect(project.url).toBe(`${origin}/projects/${projectId}`);
  expect(project.fullDescription).toMatch(/^Why\nA shared notebook\. (Long\. ?){100}$/);
  expect(project.description).toMatch(/^A shared notebook\. .*\.\.\.$/);
});

describe('a list', () => {
  it('passes on what is searched for, and names the next page', async () => {
    const { send, requests } = openSite(({ pathname }) =>
      pathname.startsWith('/rest/v1/rpc/') ? found([{ id: projectId }], 'n:1+2') : [projectRow],
    );
    const query = 'q=notes&technologies=React,%20"Vue"&sale=once&sort=price&limit=5&cursor=n:0';
    const response = await send(`/api/v1/projects?${query}`);
    expect(Object.fromEntries(requests[0]?.searchParams ?? [])).toEqual({
      q: 'notes',
      technologies: '{"React","\\"Vue\\""}',
      sale: '{"once"}',
      sort: 'price',
      page_size: '5',
      cursor: 'n:0',
    });
    const [, next = ''] = /^<(.*)>; rel="next"$/.exec(response.headers.get('link') ?? '') ?? [];
    expect(next).toMatch(`${origin}/api/v1/projects?`);
    expect(new URL(next).searchParams.get('cursor')).toBe('n:1+2');
    expect(new URL(next).searchParams.get('limit')).toBe('5');
    expect(await response.json()).toMatchObject({ items: [{ id: projectId }], next: 'n:1+2' });
  });

  it('has no link after the last page', async () => {
    const { send } = openSite(({ pathname }) =>
      pathname.startsWith('/rest/v1/rpc/') ? found([]) : [],
    );
    const response = await send('/api/v1/services');
    expect(response.headers.has('link')).toBe(false);
    expect(await response.json()).toEqual({ items: [], next: null });
  });
});

describe('a request that changes nothing', () => {
  it.each([undefined, '"another"'])('sends the body for %s', async (tag) => {
    const { send } = openSite(() => [projectRow]);
    const headers: Record<string, string> = tag ? { 'if-none-match': tag } : {};
    expect((await send(path, { headers })).status).toBe(200);
  });

  it.each(['', 'W/'])(
    'is 304 for its ETag, after %j, and readable by other sites',
    async (weak) => {
      const { send } = openSite(() => [projectRow]);
      const tag = (await send(path)).headers.get('etag');
      const unchanged = await send(path, { headers: { 'if-none-match': `"x", ${weak}${tag}` } });
      expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
      expect(Object.fromEntries(unchanged.headers)).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'ETag,Link,Retry-After',
        'cache-control': 'public, max-age=30',
        etag: tag,
      });
    },
  );

  it('has an ETag that changes with the row, and for HEAD the same one', async () => {
    const { send } = openSite(() => [projectRow]);
    const changed = openSite(() => [{ ...projectRow, title: 'Harbor Notes' }]);
    const tags = [await send(path), await send(path, { method: 'HEAD' }), await changed.send(path)];
    const [one, head, other] = tags.map(({ headers }) => headers.get('etag'));
    expect(one).toMatch(/^"\w+"$/);
    expect(head).toBe(one);
    expect(other).not.toBe(one);
  });
});

describe('every error says in JSON what happened', () => {
  it.each([
    ['projects?limt=5', /no parameter "limt"/],
    ['projects/1?fields=id', /no parameter "fields"/],
    ['projects?limit=0', /"limit" is not valid\. Write a whole number from 1 to 50/],
    ['projects?limit=51', /"limit"/],
    ['creators?limit=1e1', /"limit"/],
    ['creators/ada/services?limit=x', /"limit"/],
    ['projects?q=a&q=b', /"q" is not valid\. Write it once/],
    [`projects?q=${'a'.repeat(201)}`, /"q" is not valid\. Write up to 200/],
    ['projects?sort=likes', /"sort" is not valid\. Choose one of best, newest, price/],
    ['projects?sale=yes', /"sale" is not valid\. Choose one of any, once, license/],
    ['services?maxPrice=0.5', /"maxPrice" is not valid\. Write a price from 1 to 1000000/],
    ['creators?skills=,%20', /"skills" is not valid\. Write at least one/],
    ['services?maxPrice=ten', /"maxPrice"/],
  ])('%s', async (query, message) => {
    const { send, requests } = openSite();
    const failure = await read(await send(`/api/v1/${query}`));
    expect(failure).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(failure.message).toMatch(message);
    expect(requests).toEqual([]);
  });

  it.each([
    ['?cursor=x', /"cursor" is not valid/],
    ['?q=%00', /search is not valid/],
  ])('the database rejects %s', async (query, message) => {
    const { send } = openSite(() => Response.json({ message: 'PT400' }, { status: 400 }));
    const failure = await read(await send(`/api/v1/projects${query}`));
    expect(failure).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(failure.message).toMatch(message);
  });

  it('a cursor of a list that names nothing', async () => {
    const { send } = openSite(() => [creatorRow]);
    const failure = await read(await send('/api/v1/creators/ada-stone/projects?cursor=x'));
    expect(failure.message).toMatch('"cursor" is not valid');
  });

  it.each([
    'projects/1',
    `projects/${projectId}`,
    'creators/nobody/projects',
    'nothing',
    '',
    '../x',
  ])('there is no %s', async (name) => {
    const { send } = openSite();
    const failure = await read(await send(`/api/v1/${name}`));
    expect(failure).toMatchObject({ status: 404, code: 'not_found' });
    expect(failure.message).toMatch(/\.$/);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND'])('%s is not allowed', async (method) => {
    const { send } = openSite();
    const response = await send(path, { method });
    expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    expect(await read(response)).toMatchObject({ status: 405, code: 'method_not_allowed' });
  });

  it.each([
    ['does not respond', () => Promise.reject(new TypeError('fetch failed: secret')), 503],
    ['fails', () => Response.json({ message: 'secret' }, { status: 500 }), 503],
    ['responds with half a body', () => new Response('{"secret'), 503],
    ['returns other rows', () => [{ id: 'secret' }], 500],
  ])('the database %s', async (_, respond, status) => {
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
    onTestFinished(() => log.mockRestore());
    const { send } = openSite(respond);
    const response = await send(path);
    const text = await response.clone().text();
    expect(await read(response)).toMatchObject({ status });
    expect(text).not.toMatch(/secret|zod|\bat /i);
    expect(response.headers.get('retry-after')).toBe(status === 503 ? '60' : null);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });
});

it('limits the requests of each caller in a minute', async () => {
  let time = 1_000;
  const { send } = openSite(
    () => [],
    () => time,
  );
  const from = (ip: string) => send(path, { headers: { 'cf-connecting-ip': ip } });
  for (let count = 0; count < MAX_REQUESTS_A_MINUTE; count += 1) await from('192.0.2.1');
  time += 20_000;
  const limited = await from('192.0.2.1');
  expect(limited.headers.get('retry-after')).toBe('40');
  expect(await read(limited)).toMatchObject({ status: 429, code: 'too_many_requests' });
  expect((await from('192.0.2.2')).status).toBe(404);
  time += 40_000;
  expect((await from('192.0.2.1')).status).toBe(404);
});

it('lets pages of other origins read, and nothing else', async () => {
  const { send } = openSite(() => [projectRow]);
  const headers = { origin: 'https://other.test', 'access-control-request-method': 'GET' };
  const allowed = await send(path, { method: 'OPTIONS', headers });
  expect([allowed.status, await allowed.text()]).toEqual([204, '']);
  expect(allowed.headers.get('access-control-allow-methods')).toBe('GET,HEAD,OPTIONS');
  const response = await send(path, { headers });
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('access-control-expose-headers')).toBe('ETag,Link,Retry-After');
  expect(response.headers.has('access-control-allow-credentials')).toBe(false);
});
