import { findPage } from '@showcase/remote-contract/registry';
import { expect, it } from 'vitest';
import { anonymous } from '../../../session/guards/visitor.ts';
import { aRelease } from '../../../testing/a-release.ts';
import { siteReleases } from '../../../testing/site-releases.ts';
import { listCommands, listPages } from './list-pages.ts';

const client = { isSignedIn: true, isDeveloper: false, isAdmin: false };
const developer = { isSignedIn: true, isDeveloper: true, isAdmin: false };
const admin = { isSignedIn: true, isDeveloper: false, isAdmin: true };
const unreadable = { isSignedIn: true, isDeveloper: null, isAdmin: false };

const releases = siteReleases.map((release) =>
  release.name === 'dev-dashboard'
    ? {
        ...release,
        commands: [
          { label: 'Add a project', path: '/dashboard/dev/projects?edit=new' },
          { label: 'Removed', path: '/dashboard/dev/removed' },
          { label: 'Requests' },
        ],
      }
    : release,
);
const knowing = { releases, isKnown: (path: string) => findPage(path, releases) !== null };

it.each([
  ['a visitor', anonymous, []],
  ['a client', client, ['client']],
  ['a developer', developer, ['client', 'dev']],
  ['an admin', admin, ['client', 'admin']],
  ['a user whose profile could not be loaded', unreadable, ['client', 'dev']],
])('lists for %s the pages of the own areas', (_name, visitor, expected) => {
  const areas = listPages({ ...knowing, visitor }).map(({ path }) => path.split('/')[2]);
  expect(new Set(areas.filter((area) => area !== undefined))).toEqual(new Set(expected));
});

it('lists public pages that exist, with the label of their link, each once', () => {
  const pages = listPages({ ...knowing, visitor: anonymous });
  expect(pages.map(({ label, path }) => [label, path])).toEqual([
    ['Home', '/'],
    ['Projects', '/projects'],
    ['Creators', '/creators'],
  ]);
});

it('says which area a page belongs to', () => {
  const pages = listPages({ ...knowing, visitor: developer });
  expect(pages.find(({ label }) => label === 'Earnings')).toEqual({
    id: '/dashboard/dev/earnings',
    label: 'Earnings',
    hint: 'Developer dashboard',
    path: '/dashboard/dev/earnings',
  });
});

it.each([
  ['a visitor', anonymous, []],
  ['a client', client, []],
  ['a developer', developer, ['Add a project']],
])('lists for %s the links of remotes to existing pages', (_name, visitor, expected) => {
  const commands = listCommands({ ...knowing, visitor });
  expect(commands.map(({ label }) => label)).toEqual(expected);
});

it('works with remotes that declare nothing', () => {
  const known = { releases: [aRelease()], visitor: developer, isKnown: () => true };
  expect(listPages(known).map(({ path }) => path)).toEqual(['/']);
  expect(listCommands(known)).toEqual([]);
});
