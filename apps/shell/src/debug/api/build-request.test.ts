import { describe, expect, it } from 'vitest';
import { buildRequest, type RequestDraft } from './build-request.ts';

const ORIGIN = 'https://showcase.test';
const api = { url: 'https://api.test', key: 'sb_publishable_1', token: 'secret' };

function buildValidRequest(draft: Partial<RequestDraft>, token: string | undefined = api.token) {
  const fullDraft = { method: 'GET', url: '/', headers: '', body: '', ...draft } as const;
  const request = buildRequest(fullDraft, ORIGIN, { ...api, token });
  if ('error' in request) throw new Error(request.error);
  return request;
}

describe('buildRequest', () => {
  it.each([
    ['https://api.test/rest/v1/users', 'Bearer secret'],
    ['https://api.test:443/', 'Bearer secret'],
    ['https://evil.test/', undefined],
    ['https://api.test.evil.test/', undefined],
    ['https://api.test@evil.test/', undefined],
    ['//evil.test/', undefined],
    ['http://api.test/', undefined],
    ['/config.json', undefined],
  ])('sends %s the authorization %s', (url, authorization) => {
    expect(buildValidRequest({ url }).init.headers.Authorization).toBe(authorization);
  });

  it('sends the API only the key while no user is signed in', () => {
    const request = buildRequest({ method: 'GET', url: api.url, headers: '', body: '' }, ORIGIN, {
      ...api,
      token: undefined,
    });
    expect(request).toMatchObject({
      init: { headers: { apikey: api.key, Authorization: `Bearer ${api.key}` } },
    });
  });

  it('sends a JSON content type and the given headers', () => {
    const headers = '{ "Prefer": "count=exact", "X-Number": 1 }';
    expect(buildValidRequest({ headers }).init.headers).toMatchObject({
      'Content-Type': 'application/json',
      Prefer: 'count=exact',
      'X-Number': '1',
    });
  });

  it.each([
    ['GET', undefined],
    ['POST', '{"a":1}'],
    ['PUT', '{"a":1}'],
    ['DELETE', '{"a":1}'],
    ['PATCH', '{"a":1}'],
  ] as const)('%s sends the body %s', (method, expected) => {
    expect(buildValidRequest({ method, body: '{"a":1}' }).init.body).toBe(expected);
  });

  it('does not follow redirects, which could leak the token', () => {
    expect(buildValidRequest({ url: api.url }).init.redirect).toBe('error');
  });

  it.each([
    [{ url: ' ' }, /Enter a URL/],
    [{ url: 'http://' }, /not a URL/],
    [{ url: 'javascript:alert(1)' }, /Use http or https/],
    [{ headers: '{ Prefer' }, /headers aren't valid JSON: /],
    [{ headers: '["Prefer"]' }, /headers must be a JSON object/],
    [{ headers: 'null' }, /headers must be a JSON object/],
    [{ method: 'POST', body: '{' }, /body isn't valid JSON: /],
  ] as const)('reports the validation error of %o', (draft, message) => {
    expect(() => buildValidRequest(draft)).toThrow(message);
  });
});
