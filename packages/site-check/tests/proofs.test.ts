import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { findProof } from '../src/index.ts';
import { serve, startServers } from './support/servers.ts';

const servers = await startServers();
const { network, records } = servers;
const text = 'example.com 0123456789abcdef0123456789abcdef';
const file = '/.well-known/showcase-verify.txt';

beforeEach(() => servers.reset());
afterAll(() => servers.stop());

const find = (subject = 'example.com', wanted = text) =>
  findProof(subject, wanted, { network, userAgent: 'Test/1.0', requests: { left: 10 } });
const meta = (content: string) => `<meta name="showcase-verify" content="${content}">`;

describe('a proof', () => {
  it.each([
    ['file', { [file]: { type: 'text/plain', body: `${text}\n` } }],
    ['meta', { '/': { body: `<!doctype html><head>${meta(text)}</head>` } }],
    ['meta', { '/': { body: `<noscript><img src="a"></noscript><title>A</title>${meta(text)}` } }],
  ])('is found as a %s', async (method, pages) => {
    servers.answerWith(serve(pages));

    expect(await find()).toMatchObject({ method });
  });

  it('is found as a record of several parts', async () => {
    servers.answerWith(serve({}));
    records['_showcase.example.com'] = { texts: [['another'], [text.slice(0, 9), text.slice(9)]] };

    expect(await find()).toEqual({
      method: 'record',
      looks: [
        { method: 'file', problem: 'missing' },
        { method: 'meta', problem: 'missing' },
      ],
    });
  });

  it('is found in the file of a repository', async () => {
    const ofRepository = 'github.com/ada/app 0123456789abcdef';
    servers.answerWith(
      serve({ [`/ada/app/HEAD${file}`]: { type: 'text/plain', body: ofRepository } }),
    );

    expect(await find('github.com/ada/app', ofRepository)).toEqual({
      method: 'repository',
      looks: [],
    });
    // A fork has the file too.
    servers.answerWith(
      serve({ [`/bob/app/HEAD${file}`]: { type: 'text/plain', body: ofRepository } }),
    );
    expect(await find('github.com/bob/app', 'github.com/bob/app 0123456789abcdef')).toEqual({
      method: null,
      looks: [{ method: 'repository', problem: 'other-text' }],
    });
  });

  it.each([
    ['in a page for every path', `<p>${text}</p>`, 'other-text'],
    ['beside other texts', `${text}\n${text}`, 'other-text'],
  ])('is none %s', async (_reason, body, problem) => {
    servers.answerWith((_request, response) =>
      response.setHeader('content-type', 'text/html').end(body),
    );

    const { method, looks } = await find();

    expect([method, looks[0]]).toEqual([null, { method: 'file', problem }]);
  });

  it.each([
    ['in the body', `<body>${meta(text)}`],
    ['after an element of the body', `<h1>A</h1>${meta(text)}`],
    ['after the head', `<head></head>${meta(text)}`],
    ['of another user', `<head>${meta('example.com fedcba9876543210fedcba9876543210')}`],
    ['in a comment', `<head><!-- ${meta(text)} -->`],
    ['in a script', `<head><script>"${meta(text)}"</script>`],
  ])('is none %s', async (_reason, body) => {
    servers.answerWith(serve({ '/': { body } }));

    expect(await find()).toMatchObject({ method: null });
  });

  it('counts after a redirect to www, and nowhere else', async () => {
    const redirect = (to: string) => serve({ [file]: { status: 301, to, body: '' } });
    servers.answerWith((request, response) => {
      const isWww = request.headers.host === 'www.example.com';
      const pages = isWww
        ? serve({ [file]: { body: text } })
        : redirect(`https://www.example.com${file}`);
      pages(request, response);
    });
    expect(await find()).toMatchObject({ method: 'file' });

    servers.answerWith((request, response) => {
      const isOther = request.headers.host === 'ada.vercel.app';
      const pages = isOther
        ? serve({ [file]: { body: text } })
        : redirect(`https://ada.vercel.app${file}`);
      pages(request, response);
    });
    expect((await find()).looks[0]).toEqual({ method: 'file', problem: 'other-host' });
  });

  it('is looked for in no record of a shared suffix', async () => {
    servers.answerWith(serve({}));
    const ofApp = 'ada.vercel.app 0123456789abcdef';
    records['_showcase.ada.vercel.app'] = { texts: [[ofApp]] };

    expect(await find('ada.vercel.app', ofApp)).toMatchObject({ method: null });
    expect(servers.dns.questions).not.toContain('_showcase.ada.vercel.app');
  });
});
