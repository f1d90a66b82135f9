import { QueryClient } from '@tanstack/react-query';
import { fakeBackend } from '@showcase/data/testing';
import type { Remote } from '@showcase/remote-contract';
import { defineRemote } from '@showcase/remote-contract/define';
import { fakeServices } from '@showcase/remote-contract/testing';
import { describe, expect, it } from 'vitest';
import { anonymous } from '../../../session/guards/visitor.ts';
import { aRelease } from '../../../testing/a-release.ts';
import { listSearches } from './list-searches.ts';

const client = { isSignedIn: true, isDeveloper: false, isAdmin: false };
const developer = { isSignedIn: true, isDeveloper: true, isAdmin: false };
const admin = { isSignedIn: true, isDeveloper: true, isAdmin: true };

const releases = [
  aRelease({ commands: [{ label: 'Projects' }, { label: 'About', path: '/about' }] }),
  ...(['client', 'developer', 'admin'] as const).map((audience) =>
    aRelease({
      name: audience,
      area: { title: audience, audience },
      commands: [{ label: `Rows of ${audience}` }],
    }),
  ),
  aRelease({ name: 'older' }),
];
const { client: dataClient } = fakeBackend();
const services = fakeServices({ client: dataClient, queryClient: new QueryClient() });

function list(visitor: typeof anonymous, remote?: Remote) {
  const load = async () => remote ?? Promise.reject(new Error('not loaded in this test'));
  return listSearches(releases, visitor, { load, services }, 'user-1');
}

it.each([
  ['a visitor', anonymous, ['Projects']],
  ['a client', client, ['Projects', 'Rows of client']],
  ['a developer', developer, ['Projects', 'Rows of client', 'Rows of developer']],
  ['an admin', admin, ['Projects', 'Rows of client', 'Rows of developer', 'Rows of admin']],
])('offers %s only the searches of areas that they may enter', (_name, visitor, expected) => {
  expect(list(visitor).map(({ label }) => label)).toEqual(expected);
});

describe('a remote', () => {
  const current = defineRemote({
    mount: '/shop',
    pages: [],
    commands: [
      {
        label: 'Projects',
        importSearch: async () => async (input) => [
          { label: input.text, hint: input.userId ?? '', path: '/things' },
        ],
      },
    ],
  });

  it('searches with the services of the shell', async () => {
    const [source] = list(anonymous, current);
    const search = await source?.load();
    expect(await search?.('lamp', new AbortController().signal)).toEqual([
      { label: 'lamp', hint: 'user-1', path: '/shop/things' },
    ]);
  });

  it.each([
    ['was built before there were commands', { contract: 1, mount: '/', routes: () => [] }],
    ['no longer has the search', defineRemote({ mount: '/', pages: [] })],
  ] satisfies [string, Remote][])('fails to load a search if it %s', async (_name, remote) => {
    const [source] = list(anonymous, remote);
    await expect(source?.load()).rejects.toThrow('search Projects');
  });
});
