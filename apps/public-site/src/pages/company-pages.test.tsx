import { describeDefinition } from '@showcase/remote-contract/define';
import { aProject, aUser, fakeBackend, searchCounts, testId } from '@showcase/data/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { companyPages } from '../company-pages.ts';
import { metaContent } from '@showcase/kit/testing';
import { openPage } from '../testing/open-page.tsx';

/** Pages of the product: without creators, these pages link nowhere else. */
const ALLOWED_LINKS = ['/projects', '/creators', '/signup', '/privacy', '/terms', '/pricing'];
const ACCOUNT = {
  'Download my data': '/dashboard?settings=data',
  'Delete my account': '/dashboard?settings=deletion',
};
const GUARANTEE = '/terms#money-back-guarantee';

/** Where each page leads next. */
const NEXT_STEPS: Record<string, string[]> = {
  '/hire': ['/projects', '/creators'],
  '/pricing': ['/signup'],
  '/about': ['/projects', '/signup'],
  '/careers': ['/signup'],
  '/privacy': Object.values(ACCOUNT),
  '/terms': [],
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
    expect(
      links.filter(
        (href) => ![...ALLOWED_LINKS, ...Object.values(ACCOUNT), GUARANTEE].includes(href ?? ''),
      ),
    ).toEqual([]);
    expect(NEXT_STEPS, `NEXT_STEPS of this file has no ${path}`).toHaveProperty([path]);
    expect(links).toEqual(expect.arrayContaining(NEXT_STEPS[path] ?? []));
  });
});

it('has the rules that the guarantee is linked to', async () => {
  openPage('/terms');
  const rules = await screen.findByRole('heading', { name: 'Money-back guarantee' });
  expect(`/terms#${rules.id}`).toBe(GUARANTEE);
});

it('leads to export and deletion, which are in the account settings', async () => {
  openPage('/privacy');
  await screen.findByRole('article');
  for (const [name, href] of Object.entries(ACCOUNT)) {
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
  }
});

it('names the contact address of the deployment, and none if it has none', async () => {
  openPage('/privacy', fakeBackend(), { services: { contactEmail: 'team@showcase.test' } });
  const mail = await screen.findByRole('link', { name: 'team@showcase.test' });
  expect(mail.getAttribute('href')).toBe('mailto:team@showcase.test');
  cleanup();

  openPage('/privacy');
  await screen.findByRole('article');
  expect(screen.queryByText(/Write to/)).toBeNull();
});

it('states that there is no commission', async () => {
  openPage('/pricing');
  expect(await screen.findByText(/We take no commission/)).toBeTruthy();
});

it('tells clients to hire within the product', async () => {
  openPage('/hire');
  expect(await screen.findByText(/choose Hire Me/i)).toBeTruthy();
});

it('shows what a client pays and a creator receives', async () => {
  openPage('/pricing');
  expect(await screen.findByText('The creator receives')).toBeTruthy();
  expect(screen.getByText('Bolt Showcase takes').nextElementSibling?.textContent).toBe('$0');
});

it('shows the three creators with the most reviews', async () => {
  const users = [2, 0, 5, 9, 4].map((rating_count, index) =>
    aUser({ id: testId(index + 1), name: `Creator ${index + 1}`, rating_avg: 4, rating_count }),
  );
  openPage('/hire', fakeBackend({ users }));
  const section = within(await screen.findByRole('region', { name: 'Rated by their clients' }));
  const cards = await section.findAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Creator 4',
    'Creator 3',
    'Creator 5',
  ]);
});

describe('the figures of the marketplace', () => {
  const figure = async (label: string) =>
    (await screen.findByText(label)).nextElementSibling?.textContent;

  it('are counted', async () => {
    const backend = fakeBackend();
    const technologies = { React: 2, Vue: 1, Svelte: 0 };
    backend.rpc('count_projects', () => searchCounts('projects', 2, { technologies }));
    const locations = { 'London UK': 3, 'Boston MA': 0 };
    backend.rpc('count_creators', () => searchCounts('creators', 3, { locations }));
    openPage('/about', backend);
    await waitFor(async () => expect(await figure('Projects')).toBe('2'));
    expect(await figure('Creators')).toBe('3');
    expect(await figure('Technologies')).toBe('2');
    expect(await figure('Cities')).toBe('1');
  });

  it('are missing in an empty marketplace', async () => {
    openPage('/about');
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(screen.queryByText('Cities')).toBeNull());
  });
});

it.each([
  ['/hire', 'Rated by their clients'],
  ['/about', 'Cities'],
])('%s is complete without a backend', async (path, text) => {
  const backend = fakeBackend({ users: [aUser({ rating_count: 3 })], projects: [aProject()] });
  backend.answerWith(() => new Response(null, { status: 403 }));
  openPage(path, backend);
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  expect(screen.getByRole('link', { name: 'Explore Projects' })).toBeTruthy();
});
