import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { metaContent } from '../testing/head.ts';
import { openPage } from '../testing/open-page.tsx';

/** Pages of the product: text pages link nowhere else. */
const ALLOWED_LINKS = ['/projects', '/creators', '/signup', '/privacy', '/terms', '/pricing'];

describe.each([
  ['/hire', 'Hire a creator', ['/projects', '/creators']],
  ['/pricing', 'Pricing', ['/signup']],
  ['/about', 'About Bolt Showcase', ['/projects', '/signup']],
  ['/careers', 'Careers', ['/signup']],
  ['/privacy', 'Privacy Policy', []],
  ['/terms', 'Terms of Service', []],
])('%s', (path, name, expectedLinks) => {
  it('shows its title and description, also in the head', async () => {
    openPage(path);
    expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
    expect(document.title).toBe(`${name} · Bolt Showcase`);
    expect(screen.getByText(metaContent('description') ?? '')).toBeTruthy();
  });

  it('links only to existing pages', async () => {
    openPage(path);
    const text = within(await screen.findByRole('article'));
    const links = text.queryAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links.filter((href) => !ALLOWED_LINKS.includes(href ?? ''))).toEqual([]);
    expect(links).toEqual(expect.arrayContaining(expectedLinks));
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
