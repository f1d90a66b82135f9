import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { OverrideBar } from './override-bar.tsx';

const open = (overrides: Record<string, string>) =>
  renderInShell([{ path: '/', element: <OverrideBar overrides={overrides} /> }]);

it('names each part under test, with a link that ends the test', () => {
  open({ shop: 'http://localhost:4001/remoteEntry.js', desk: 'http://localhost:4002/entry.js' });
  const bar = screen.getByRole('complementary', { name: 'Parts under test' });
  expect(bar.textContent).toContain('shop comes from http://localhost:4001/remoteEntry.js');
  expect(bar.textContent).toContain('desk comes from http://localhost:4002/entry.js');
  const links = screen.getAllByRole('link', { name: 'Use the release' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '?remote.shop=',
    '?remote.desk=',
  ]);
});

it('shows nothing while every part is a release', () => {
  open({});
  expect(screen.queryByRole('complementary')).toBeNull();
});
