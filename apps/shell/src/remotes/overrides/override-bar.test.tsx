import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aRelease } from '../../testing/a-release.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { OverrideBar } from './override-bar.tsx';
import type { Overrides } from './overrides.ts';

const running = [aRelease({ name: 'shop', isOverride: true }), aRelease({ name: 'desk' })];
const open = (overrides: Overrides) =>
  renderInShell([{ path: '/', element: <OverrideBar overrides={overrides} /> }], {
    releases: running,
  });

it('says of each part under test what runs, with a link that ends the test', () => {
  const shop = 'http://localhost:4001/remoteEntry.js';
  open({ entries: { shop, bills: 'http://localhost:4002/entry.js' }, invalid: ['desk'] });
  const bar = screen.getByRole('complementary', { name: 'Parts under test' });
  expect(bar.textContent).toContain(`shop comes from ${shop}`);
  expect(bar.textContent).toContain("bills couldn't be loaded from http://localhost:4002/entry.js");
  expect(bar.textContent).toContain('desk needs the full address of a remoteEntry.js');
  const links = screen.getAllByRole('link', { name: 'End the test' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '?remote.shop=',
    '?remote.bills=',
    '?remote.desk=',
  ]);
});

it('shows nothing while every part is a release', () => {
  open({ entries: {}, invalid: [] });
  expect(screen.queryByRole('complementary')).toBeNull();
});
