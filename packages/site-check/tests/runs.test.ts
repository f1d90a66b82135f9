import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { checkRuns, createUserAgent } from '../src/index.ts';
import { serve, startServers } from './support/servers.ts';

const servers = await startServers();
const { network, seen } = servers;
const userAgent = createUserAgent('https://showcase.example/path');
const page = {
  body: '<script src="https://cdn.example.net/a.js"></script><script type="module" src="/app.js"></script><link rel="stylesheet" href="app.css">',
};
const script = { type: 'text/javascript', body: '' };
const style = { type: 'text/css', body: '' };

beforeEach(() => servers.reset());
afterAll(() => servers.stop());

const check = (url = 'https://example.com/', left = 10) =>
  checkRuns(url, { network, userAgent, requests: { left } });

describe('a project', () => {
  it('runs if its page, its first script and its first style answer', async () => {
    servers.answerWith(serve({ '/': page, '/app.js': script, '/app.css': style }));

    expect(await check()).toEqual({ state: 'runs' });
    expect(seen.map(({ path }) => path)).toEqual(['/robots.txt', '/', '/app.js', '/app.css']);
    expect(seen[0]?.userAgent).toMatch(
      /^BoltShowcaseCheck\/1\.0 \(\+https:\/\/showcase\.example; checks that /,
    );
  });

  it.each([
    ['answers with an error', { '/': { status: 500, body: '' } }, 'status'],
    ['is missing', {}, 'status'],
    ['has lost its script', { '/': page, '/app.css': style }, 'script'],
    ['has an error for a script', { '/': page, '/app.js': { ...script, status: 500 } }, 'script'],
    ['has a page for a script', { '/': page, '/app.js': page, '/app.css': style }, 'script'],
    ['has a page for a style', { '/': page, '/app.js': script, '/app.css': page }, 'style'],
    [
      'has rules that fail',
      { '/': { body: '' }, '/robots.txt': { status: 503, body: '' } },
      'status',
    ],
  ])('fails if it %s', async (_reason, pages, reason) => {
    servers.answerWith(serve(pages));

    expect(await check()).toEqual({ state: 'fails', reason });
  });

  it.each(['https://nothing.example.com/', 'http://127.0.0.1/', 'https://example.com:8080/'])(
    'fails at %s',
    async (url) => {
      expect(await check(url)).toMatchObject({ state: 'fails' });
    },
  );

  it.each([
    'https://bolt.new/~/sb1-abc',
    'https://stackblitz.com/edit/a',
    'https://abc--5173--1.local-credentialless.webcontainer-api.io/',
    'https://v0.app/chat/a',
  ])('cannot be checked at %s', async (url) => {
    expect(await check(url)).toEqual({ state: 'unseen', reason: 'editor' });
    expect(servers.connections).toEqual([]);
  });

  it.each([
    ['User-agent: boltshowcasecheck\nDisallow: /', 'unseen'],
    ['User-agent: *\nDisallow: /', 'unseen'],
    ['User-agent: *\nDisallow: /\n\nUser-agent: BoltShowcaseCheck\nAllow: /', 'runs'],
    ['User-agent: *\nDisallow: /admin', 'runs'],
    ['<!doctype html><p>Not found', 'runs'],
  ])('obeys the rules %j', async (body, state) => {
    servers.answerWith(serve({ '/': { body: '' }, '/robots.txt': { body } }));

    expect(await check()).toMatchObject({ state });
    expect(seen).toHaveLength(state === 'runs' ? 2 : 1);
  });

  it.each([401, 403, 407, 429])(
    'is no failure where it answers with %i, to us and not to visitors',
    async (status) => {
      servers.answerWith(serve({ '/': { status, body: 'Sign in' } }));
      expect(await check()).toEqual({ state: 'unseen', reason: 'blocked' });
    },
  );

  it.each([
    ['<script src="https://www.parkingcrew.net/jsparkcaf.php"></script>', true],
    ['<iframe src="//sedoparking.com/frame"></iframe>', true],
    ['<link rel="stylesheet" href="https://d1.bodis.com/a.css">', true],
    ['<script>window.onload=function(){window.location.href="/lander"}</script>', true],
    ['<script>window.location.href="/lander"</script>', true],
    ['<p>We write about <a href="https://dan.com/">dan.com</a> and "/lander"', false],
    ['<script src="https://notdan.com/a.js"></script>', false],
  ])('with the page %s is parked: %j', async (body, isParked) => {
    servers.answerWith(serve({ '/': { body } }));
    expect(await check()).toEqual(
      isParked ? { state: 'fails', reason: 'parked' } : { state: 'runs' },
    );
  });

  it('obeys no rules of a page that is missing', async () => {
    const missing = { status: 404, type: 'text/plain', body: 'User-agent: *\nDisallow: /' };
    servers.answerWith(serve({ '/': { body: '' }, '/robots.txt': missing }));

    expect(await check()).toEqual({ state: 'runs' });
  });

  it('is no failure where it leads elsewhere, or where too many requests were needed', async () => {
    servers.answerWith(serve({ '/': { status: 302, to: 'https://ada.vercel.app/', body: '' } }));
    expect(await check()).toEqual({ state: 'unseen', reason: 'other-host' });

    servers.answerWith(serve({ '/': page, '/app.js': script, '/app.css': style }));
    expect(await check('https://example.com/', 3)).toEqual({
      state: 'unseen',
      reason: 'too-many-requests',
    });
  });
});
