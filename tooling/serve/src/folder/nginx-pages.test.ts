import { expect, it } from 'vitest';
import { nginxConfig } from './nginx-config.ts';
import { redirectToCanonical, tryPages } from './nginx-pages.ts';

/** Where a rule of nginx redirects a path; null if it does not. */
function redirect(pattern: string, path: string): string | null {
  const [, source = '', target = ''] =
    /^if \(\$request_uri ~ "(.*)"\) \{ return 308 (.*); \}$/.exec(redirectToCanonical(pattern)) ??
    [];
  const match = new RegExp(source).exec(path);
  return match && target.replaceAll(/\$(\d)/g, (_, index: string) => match[Number(index)] ?? '');
}

it.each([
  ['/about', '/About', '/about'],
  ['/about', '/ABOUT?q=Map', '/about?q=Map'],
  ['/about', '/about', null],
  ['/about', '/about?q=Map', null],
  ['/about', '/abouts', null],
  ['/projects/:id', '/Projects/Ada-1', '/projects/Ada-1'],
  ['/projects/:id', '/projects/Ada-1', null],
  ['/projects/:id', '/Projects/a%2Fb?x=/', '/projects/a%2Fb?x=/'],
  ['/projects/:id', '/Projects', null],
  ['/teams/:team/Tabs/:tab', '/TEAMS/A/tabs/B', '/teams/A/Tabs/B'],
  ['/a.b', '/A.B', '/a.b'],
  ['/a.b', '/Axb', null],
])('with the page %s, %s is redirected to %s', (pattern, path, expected) => {
  expect(redirect(pattern, path)).toBe(expected);
});

it.each([['/'], ['/:id']])('a page without a fixed segment has one spelling: %s', (pattern) => {
  expect(redirectToCanonical(pattern)).toBe('');
});

it('looks for the most literal page first', () => {
  const rules = tryPages(['/', '/projects', '/projects/:id', '/:area/:id']).split('\n');

  expect(rules).toHaveLength(2);
  expect(rules[0]).toContain('try_files $uri /$1$site_content.html /$1.html =404;');
  expect(rules[1]?.match(/\S+\.html/g)?.filter((file) => !file.includes('content'))).toEqual([
    '/404.html',
    '/$1/$2.html',
    '/$1/_.html',
    '/_/_.html',
  ]);
});

it('forbids framing, and sends one file that begins with a point', () => {
  const rules = nginxConfig(['/']);
  expect(rules).toContain(`set $site_policy "frame-ancestors 'none'";`);
  expect(rules.match(/frame-ancestors [^']/)).toBeNull();
  // An exact location is before all others.
  expect(rules).toMatch(/^location = \/\.well-known\/security\.txt \{ default_type text\/plain;/m);
});
