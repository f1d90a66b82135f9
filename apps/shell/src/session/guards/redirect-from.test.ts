import { expect, it } from 'vitest';
import { redirectFrom } from './redirect-from.ts';

it.each([
  ['replaces a page that is opened directly', 'https://site.test/dashboard', true],
  ['replaces it with a search and a hash, too', 'https://site.test/dashboard?a=1#b', true],
  ['leaves the page that a link was on', 'https://site.test/about', false],
])('%s', (_case, currentUrl, isReplaced) => {
  const url = currentUrl.includes('?')
    ? 'https://site.test/dashboard?a=1'
    : 'https://site.test/dashboard';
  const { headers } = redirectFrom(new Request(url), '/login', currentUrl);
  expect(headers.get('location')).toBe('/login');
  expect(headers.has('X-Remix-Replace')).toBe(isReplaced);
});
