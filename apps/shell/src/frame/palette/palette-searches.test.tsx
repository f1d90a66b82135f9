import type { Remote } from '@showcase/remote-contract';
import { defineRemote } from '@showcase/remote-contract/define';
import type { Release } from '@showcase/remote-contract/registry';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aRelease } from '../../testing/a-release.ts';
import { backendWithUsers } from '../../testing/backend-with-users.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { SiteFrame } from '../site-frame.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

const releases = [
  aRelease({ name: 'shop', commands: [{ label: 'Things' }] }),
  aRelease({ name: 'broken', mount: '/broken', paths: [], commands: [{ label: 'Invoices' }] }),
  aRelease({ name: 'older', mount: '/older', paths: [] }),
  aRelease({
    name: 'admin',
    mount: '/admin',
    paths: [],
    area: { title: 'Admin', audience: 'admin' },
    commands: [{ label: 'Everything' }],
  }),
];

const shop = defineRemote({
  mount: '/shop',
  pages: [],
  commands: [
    {
      label: 'Things',
      importSearch:
        async () =>
        async ({ text }) => [
          { label: `Lamp for ${text}`, hint: 'Ada Stone', path: '/lamps/1' },
          { label: 'Table', path: '/tables/2' },
        ],
    },
  ],
});

async function openPalette(load: (release: Release) => Promise<Remote>) {
  const loaded = vi.fn(load);
  const children = [{ path: '*', element: <h1>Page</h1> }];
  const view = renderInShell([{ Component: SiteFrame, children }], {
    path: '/start',
    backend: backendWithUsers({ signedInAs: 'mia' }),
    releases,
    load: loaded,
    hasStyles: true,
  });
  await screen.findByRole('button', { name: 'Sign Out' });
  expect(loaded).not.toHaveBeenCalled();
  await view.person.keyboard('{Control>}k{/Control}');
  const dialog = await screen.findByRole('dialog', { name: 'Find anything' });
  const field = await within(dialog).findByRole('combobox');
  return { ...view, dialog, field, loaded };
}

describe('searches of remotes in the palette', () => {
  it('are loaded when it opens, if the user may enter their area, and lead to pages', async () => {
    const { person, field, loaded, currentUrl } = await openPalette(async () => shop);
    await waitFor(() => expect(loaded).toHaveBeenCalledTimes(2));
    expect(loaded.mock.calls.map(([{ name }]) => name)).toEqual(['shop', 'broken']);
    expect(screen.queryByRole('group', { name: 'Things' })).toBeNull();

    await person.type(field, 'lamp');
    const things = await screen.findByRole('group', { name: 'Things' });
    const [first] = within(things).getAllByRole('option');
    expect(first?.textContent).toBe('Lamp for lamp Ada Stone');
    await person.click(first as HTMLElement);
    expect(currentUrl()).toBe('/shop/lamps/1');
  });

  it('fail alone, say so, and can be retried', async () => {
    let isDown = true;
    const { person, field, dialog } = await openPalette(async ({ name }) => {
      if (name === 'broken' && isDown) throw new Error('gone');
      return name === 'shop'
        ? shop
        : defineRemote({
            mount: '/broken',
            pages: [],
            commands: [
              {
                label: 'Invoices',
                importSearch: async () => async () => [{ label: 'No. 7', path: '/7' }],
              },
            ],
          });
    });
    await person.type(field, 'lamp');
    expect(await screen.findByRole('group', { name: 'Things' })).toBeTruthy();
    expect(await within(dialog).findByText(/^Invoices couldn't be loaded/)).toBeTruthy();

    isDown = false;
    await person.click(within(dialog).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('group', { name: 'Invoices' })).toBeTruthy();
    expect(within(dialog).queryByText(/couldn't be loaded/)).toBeNull();
  });

  it('leave the selection where it is when they arrive late', async () => {
    const response = Promise.withResolvers<{ label: string; path: string }[]>();
    const slow = defineRemote({
      mount: '/',
      pages: [],
      commands: [{ label: 'Things', importSearch: async () => () => response.promise }],
    });
    const { person, field, dialog } = await openPalette(async () => slow);
    await person.type(field, 'use the');
    await person.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('dark');
    const status = within(dialog).getAllByRole('status')[0];
    expect(status?.textContent).toBe('3 results, still searching…');

    response.resolve([{ label: 'Use the lamp', path: '/lamp' }]);
    await screen.findByRole('option', { name: 'Use the lamp' });
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('dark');
    expect(screen.getAllByRole('option').at(-1)?.textContent).toContain('Use the lamp');
    await waitFor(() => expect(status?.textContent).toBe('4 results'));
  });
});
