import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show } from '../testing/show.tsx';

async function showLanding() {
  show('/');
  await screen.findByRole('heading', { level: 1, name: 'Showcase and hire top Bolt devs' });
}

const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

describe('the landing page', () => {
  it.each([
    ['Explore Projects', '/projects'],
    ['Find Creators', '/creators'],
    ['Create Account', '/signup'],
    ['Learn More', '/about'],
  ])('leads by %s to %s', async (name, href) => {
    await showLanding();
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
  });

  it.each(['500+', '1.2K+', '98%', '24/7'])('claims %s', async (claim) => {
    await showLanding();
    expect(screen.getByText(claim)).toBeTruthy();
  });

  it('shows three trending projects that lead to the ids 1, 2 and 3', async () => {
    await showLanding();
    const section = screen.getByRole('region', { name: 'Trending Projects' });
    const links = within(section).getAllByRole('link', { name: 'View Details' });
    expect(hrefs(links)).toEqual(['/projects/1', '/projects/2', '/projects/3']);
  });

  it('shows three featured creators that lead to the ids 1, 2 and 3', async () => {
    await showLanding();
    const section = screen.getByRole('region', { name: 'Featured Creators' });
    const links = within(section).getAllByRole('link', { name: 'View Profile' });
    expect(hrefs(links)).toEqual(['/creators/1', '/creators/2', '/creators/3']);
  });

  it.each(['Lightning Fast', 'Global Reach', 'Code Showcase'])('says why: %s', async (name) => {
    await showLanding();
    expect(screen.getByRole('heading', { name })).toBeTruthy();
  });
});

describe('the linked pages', () => {
  it.each([
    ['/hire', 'Hire a creator'],
    ['/pricing', 'Pricing'],
    ['/about', 'About Bolt Showcase'],
    ['/careers', 'Careers'],
    ['/privacy', 'Privacy Policy'],
    ['/terms', 'Terms of Service'],
  ])('%s says %s', async (path, name) => {
    show(path);
    expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
    expect(document.title).toBe(`${name} · Bolt Showcase`);
  });
});
