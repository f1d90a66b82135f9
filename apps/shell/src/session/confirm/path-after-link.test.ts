import { expect, it } from 'vitest';
import { getPathAfterLink } from './path-after-link.ts';

it.each([
  ['recovery', 'http://localhost:3000/login', '/login?view=new-password'],
  ['signup', null, '/login'],
  ['signup', 'no url', '/login'],
  ['signup', 'http://localhost:3000', '/login'],
  [
    'signup',
    'http://localhost:3000/login?next=%2Fprojects%3Fq%3Da',
    '/login?next=%2Fprojects%3Fq%3Da',
  ],
  ['signup', 'https://evil.test/collect', '/login'],
] as const)('a link of type %s with return URL %j leads to %s', (type, returnUrl, path) => {
  expect(getPathAfterLink({ type }, returnUrl)).toBe(path);
});
