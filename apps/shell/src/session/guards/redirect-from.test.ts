import { expect, it } from 'vitest';
import { redirectFrom } from './redirect-from.ts';

it.each([
  ['replaces a page that is opened directly', 'https://site.test/dashboard', true],
  ['replaces a page with a search and a hash', 'https://site.test/dashboard?a=1#b', true],
  ['keeps the page that contained the link', 'https://site.test/about', false],
])('%s', (_case, currentUrl, isReplaced) => {
  const url = currentUrl.includes('?')
    ? 'https://site.test/dashboard?a=1'
    : 'https://site.test/dashboard';
  const { headers } = redirectFrom(new Request(url), '/login', currentUrl);
  expect(headers.get('location')).toBe('/login');
  expect(headers.has('X-Remix-Replace')).toBe(isReplaced);
});
