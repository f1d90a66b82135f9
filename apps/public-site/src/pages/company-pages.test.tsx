import { describeDefinition } from '@showcase/remote-contract/define';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { companyPages } from '../company-pages.ts';
import { metaContent } from '../testing/head.ts';
import { openPage } from '../testing/open-page.tsx';

/** Pages of the product: text pages link nowhere else. */
const ALLOWED_LINKS = ['/projects', '/creators', '/signup', '/privacy', '/terms', '/pricing'];

/** Where a page leads next; a page without an entry leads nowhere. */
const NEXT_STEPS: Record<string, string[]> = {
  '/hire': ['/projects', '/creators'],
  '/pricing': ['/signup'],
  '/about': ['/projects', '/signup'],
  '/careers': ['/signup'],
};

const { paths, heads = {}, footer = [] } = describeDefinition({ mount: '/', pages: companyPages });

describe.each(paths)('%s', (path) => {
  it('shows its title and description, also in the head', async () => {
    openPage(path);
    const { title = 'no title', description = 'no description' } = heads[path] ?? {};
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(document.title).toBe(`${title} · Bolt Showcase`);
    expect(metaContent('description')).toBe(description);
    expect(screen.getByText(description)).toBeTruthy();
  });

  it('has a link in the footer', () => {
    expect(footer.map((link) => link.path)).toContain(path);
  });

  it('links only to existing pages', async () => {
    openPage(path);
    const text = within(await screen.findByRole('article'));
    const links = text.queryAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links.filter((href) => !ALLOWED_LINKS.includes(href ?? ''))).toEqual([]);
    expect(links).toEqual(expect.arrayContaining(NEXT_STEPS[path] ?? []));
  });
});

it('states that there is no commission', async () => {
  openPage('/pricing');
  expect(await screen.findByText(/We take no commission/)).toBeTruthy();
});

it('tells clients to hire within the product', async () => {
  openPage('/hire');
  expect(await screen.findByText(/choose Hire Me/i)).toBeTruthy();
});
