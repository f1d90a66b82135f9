import { aUser } from '@showcase/data/testing';
import { expect, it } from 'vitest';
import { getProfileLinks } from './profile-links.ts';

const href = (fields: Parameters<typeof aUser>[0]) => getProfileLinks(aUser(fields))[0]?.href;

it('has the links that are filled in, with their names', () => {
  const links = getProfileLinks(
    aUser({ website: 'https://www.ada.example/work/', github: 'github.com/ada' }),
  );
  expect(links).toEqual([
    { label: 'Website', href: 'https://www.ada.example/work/', text: 'ada.example/work' },
    { label: 'GitHub', href: 'https://github.com/ada', text: 'github.com/ada' },
  ]);
});

it.each([
  [{ linkedin: 'www.linkedin.com/in/ada' }, 'https://www.linkedin.com/in/ada'],
  [{ twitter: 'x.com/ada' }, 'https://x.com/ada'],
  [{ instagram: '@ada.stone' }, 'https://instagram.com/ada.stone'],
  [{ instagram: 'ada.stone/' }, 'https://instagram.com/ada.stone'],
  [{ instagram: 'instagram.com/ada' }, 'https://instagram.com/ada'],
  [{ instagram: 'https://www.instagram.com/ada/' }, 'https://www.instagram.com/ada/'],
])('completes %j to %s', (fields, expected) => {
  expect(href(fields)).toBe(expected);
});

it.each([
  { website: null },
  { website: ' ' },
  { website: 'javascript:alert(1)' },
  { website: 'data:text/html,x' },
  { website: 'https://' },
])('has no link for %j', (fields) => {
  expect(href(fields)).toBeUndefined();
});
