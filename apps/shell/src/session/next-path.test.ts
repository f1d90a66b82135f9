import { describe, expect, it } from 'vitest';
import { nextPath } from './next-path.ts';

const known = ['/', '/projects', '/login', '/signup', '/dashboard/client/messages'];
const site = {
  origin: 'https://showcase.test',
  isKnown: (path: string) => known.includes(path),
};

describe('nextPath', () => {
  it.each([
    ['/projects', '/projects'],
    ['/projects?q=react#list', '/projects?q=react#list'],
    ['/dashboard/client/messages?with=7', '/dashboard/client/messages?with=7'],
    ['https://showcase.test/projects', '/projects'],
    ['/', '/'],
  ])('returns to %s', (next, path) => {
    expect(nextPath(next, site)).toBe(path);
  });

  it.each([
    null,
    '',
    'https://evil.test',
    'https://evil.test/projects',
    '//evil.test/projects',
    '/\\evil.test/projects',
    '\\\\evil.test/projects',
    '/\t/evil.test/projects',
    'javascript:alert(1)',
    'data:text/html,hello',
    '%2f%2fevil.test',
    'http://',
    'http://showcase.test/projects',
    'https://showcase.test@evil.test/projects',
    '/nowhere',
    '/login?next=/projects',
    '/signup',
  ])('goes to the dashboard instead of %s', (next) => {
    expect(nextPath(next, site)).toBe('/dashboard');
  });

  it('rejects a path that would name another host', () => {
    expect(nextPath('/.//evil.test', { ...site, isKnown: () => true })).toBe('/dashboard');
  });
});
