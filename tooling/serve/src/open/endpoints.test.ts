import { expect, it } from 'vitest';
import { isEndpoint } from './endpoints.ts';
import { aProject, creatorId, requestEndpoint } from './testing/public-rows.ts';

it.each([
  '/api/v1/projects',
  '/badge/ada-stone.svg',
  '/cards/projects/1.png',
  '/feeds/search.atom',
  '/feeds/search.json',
  '/feeds/creators/nobody.atom',
  '/humans.txt',
  '/llms.txt',
  '/mcp',
  '/oembed',
  `/oembed?url=https://showcase.test:8443/projects/${aProject(1).id}`,
  `/oembed/projects/${creatorId}`,
  '/.well-known/security.txt',
])('no site frames %s', async (path) => {
  expect(isEndpoint(new URL(path, 'https://showcase.test').pathname)).toBe(true);
  const { response } = await requestEndpoint(path, { projects: [aProject(1)] });
  expect(response.headers.get('content-security-policy')).toMatch(/; frame-ancestors 'none'$/);
});
