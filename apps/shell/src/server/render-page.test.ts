// @vitest-environment node
import { page, defineRemote } from '@showcase/remote-contract/define';
import { useLocation } from '@showcase/remote-contract';
import { useNotify, useOrigin } from '@showcase/remote-contract/services';
import type { QueryCache, QueryClient } from '@tanstack/react-query';
import { createElement, useEffect, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { aRelease } from '../testing/a-release.ts';
import { renderPage } from './render-page.tsx';

const footer = [
  { column: 'Explore' as const, label: 'Things', path: '/things' },
  { column: 'Explore' as const, label: 'Gone', path: '/gone' },
];

const purposes = { search: '/things' };

type Options = {
  path?: string;
  load?: (services: { queryClient: QueryClient }) => Promise<unknown>;
};

/** Renders a page of a remote with the given content. */
async function render(Content: () => ReactNode, { path = '/things', load }: Options = {}) {
  const release = aRelease({ name: 'shop', mount: '/', paths: ['/things'], footer, purposes });
  const pages = [page('/things', async () => ({ ThingsPage: Content }), load ? { load } : {})];
  const rendered = await renderPage({
    url: `https://site.test${path}`,
    config: { supabaseUrl: '/', supabaseKey: 'key' },
    releases: [release],
    owner: { release, remote: defineRemote({ mount: '/', pages }) },
    fetch: () => Promise.reject(new TypeError('no network')),
  });
  if (rendered instanceof Response) throw new Error('It redirects');
  return rendered;
}

const read = (row: () => Promise<unknown>): Options => ({
  load: ({ queryClient }) =>
    queryClient.prefetchQuery({ queryKey: ['things'], queryFn: row, retry: false }),
});

it('renders a page of a remote in the frame of the site', async () => {
  function Content() {
    useNotify();
    useEffect(() => {
      throw new Error('effects run in browsers only');
    });
    return createElement('h1', null, useLocation().search + useOrigin());
  }
  const { html, head } = await render(Content, { path: '/things?q=a' });

  expect(html).toContain('<h1>?q=ahttps://site.test</h1>');
  expect(html).toContain('Skip to content');
  expect(html).not.toContain('style="');
  expect(head).toMatch(/<style data-styled="true"/);
});

it.each([
  ['/login', 'Welcome back'],
  ['/signup', 'Create your account'],
  ['/nowhere', 'Page Not Found'],
])('renders the page of the shell at %s', async (path, title) => {
  const { html, head } = await render(() => null, { path });

  expect(html).toContain(`>${title}</h1>`);
  expect(head).toContain(`<title>${title} · Bolt Showcase</title>`);
});

it('returns the rows that were read', async () => {
  const page = await render(
    () => null,
    read(async () => [1]),
  );

  expect(page).toMatchObject({ rows: [{ key: ['things'], data: [1] }], isComplete: true });
});

it('leaves rows that take more than a second to the browser', async () => {
  const page = await render(
    () => null,
    read(() => new Promise(() => {})),
  );

  expect(page).toMatchObject({ rows: [], isComplete: false });
});

it.each([
  ['has been rendered', async () => [1]],
  ['could not be rendered', () => Promise.reject(new Error('planted'))],
])('keeps no rows of a page that %s', async (_, queryFn) => {
  let cache: QueryCache | undefined;
  const load: Options['load'] = async ({ queryClient }) => {
    cache = queryClient.getQueryCache();
    await queryClient.prefetchQuery({ queryKey: ['things'], queryFn, retry: false, gcTime: 1e6 });
    expect(cache.getAll()).toHaveLength(1);
  };
  await render(() => null, { load }).catch(() => {});

  expect(cache?.getAll()).toEqual([]);
});

it.each([
  [
    'throws',
    () => {
      throw new Error('planted');
    },
    {},
  ],
  ['could not read its rows', () => null, read(() => Promise.reject(new Error('planted')))],
])('rejects if the page %s', async (_, Content, options) => {
  await expect(render(Content, options)).rejects.toThrow('planted');
});

it('tells what the frame around the page shows of all remotes', async () => {
  const { frame, html } = await render(() => null);

  const knownPaths = expect.arrayContaining(['/things']) as string[];
  expect(frame).toEqual({ footer, purposes, knownPaths });
  expect(frame.knownPaths).not.toContain('/gone');
  expect(html).toContain('href="/things"');
});

it('renders a skeleton in place of the page of a remote that it does not have', async () => {
  const path = '/dashboard/shop/orders';
  const page = await renderPage({
    url: `https://site.test${path}`,
    config: { supabaseUrl: '/', supabaseKey: 'key' },
    releases: [aRelease({ mount: '/dashboard/shop', paths: [path], signIn: [path] })],
  });

  if (page instanceof Response) throw new Error('It redirects');
  expect(page.html).toContain('Skip to content');
  expect(page.html).toContain('>Loading<');
  expect(page.html).not.toContain('Page Not Found');
  expect(page.html).not.toContain('<input');
});
