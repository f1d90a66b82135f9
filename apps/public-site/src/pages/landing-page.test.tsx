import { aProject, aReview, aUser, fakeBackend, testId } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../testing/open-page.tsx';

async function openLandingPage(backend = fakeBackend()) {
  const page = openPage('/', backend);
  await screen.findByRole('heading', { level: 1, name: 'Showcase and hire top Bolt devs' });
  return page;
}

function createFeaturedBackend() {
  return fakeBackend({
    users: [aUser()],
    projects: [aProject({ is_featured: true }), aProject({ id: testId(102), title: 'Tide Table' })],
    signedInAs: testId(1),
  });
}

const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

describe('the landing page', () => {
  it.each([
    ['Explore Projects', '/projects'],
    ['Find Creators', '/creators'],
    ['Create Account', '/signup'],
    ['Learn More about Bolt Showcase', '/about'],
  ])('links %s to %s', async (name, href) => {
    await openLandingPage();
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
  });

  it('links a signed-in user to their dashboard', async () => {
    await openLandingPage(fakeBackend({ users: [aUser()], signedInAs: testId(1) }));
    const link = await screen.findByRole('link', { name: 'Go to your dashboard' });
    expect(link.getAttribute('href')).toBe('/dashboard');
    expect(screen.queryByRole('link', { name: 'Create Account' })).toBeNull();
  });

  it.each(['Trending Projects', 'Featured Creators'])('tags the samples of %s', async (name) => {
    await openLandingPage();
    const section = within(screen.getByRole('region', { name }));
    expect(section.getByText('Sample data')).toBeTruthy();
  });

  it('shows a strip of statistics', async () => {
    await openLandingPage();
    const strip = within(screen.getByRole('region', { name: 'Bolt Showcase in numbers' }));
    const stats = strip
      .getAllByRole('term')
      .map((term) => [term.nextElementSibling?.textContent, term.textContent]);
    expect(stats).toEqual([
      ['500+', 'Projects'],
      ['1.2K+', 'Developers'],
      ['98%', 'Client satisfaction'],
      ['24/7', 'Support'],
    ]);
  });

  it('shows three trending projects that link to the ids 1, 2 and 3', async () => {
    await openLandingPage();
    const section = screen.getByRole('region', { name: 'Trending Projects' });
    const links = within(section).getAllByRole('link', { name: 'View Details' });
    expect(hrefs(links)).toEqual(['/projects/1', '/projects/2', '/projects/3']);
  });

  it('shows three featured creators that link to the ids 1, 2 and 3', async () => {
    await openLandingPage();
    const section = screen.getByRole('region', { name: 'Featured Creators' });
    const links = within(section).getAllByRole('link', { name: 'View Profile' });
    expect(hrefs(links)).toEqual(['/creators/1', '/creators/2', '/creators/3']);
  });

  it('quotes a review of a project, or nothing', async () => {
    const comment = 'Ada replaced our paper plan in nine days, and the team loves it.';
    await openLandingPage(
      fakeBackend({
        users: [aUser()],
        projects: [aProject({ image_url: 'https://images.example.com/cover.png' })],
        reviews: [aReview({ rating: 5, comment, project_id: testId(101) })],
      }),
    );
    const quote = within(await screen.findByRole('region', { name: 'What a client says' }));
    expect(quote.getByText(`“${comment}”`)).toBeTruthy();
    expect(quote.getByText('Ada Stone')).toBeTruthy();
    expect(quote.getByRole('link').getAttribute('href')).toBe(`/projects/${testId(101)}`);
  });

  it('shows the featured projects in their own section', async () => {
    await openLandingPage(createFeaturedBackend());
    const section = await screen.findByRole('region', { name: 'Featured Projects' });
    expect(within(section).getAllByRole('article')).toHaveLength(1);
    const link = within(section).getByRole('link', { name: 'View Details' });
    expect(link.getAttribute('href')).toBe(`/projects/${testId(101)}`);
  });

  it('hides that section if nothing is featured', async () => {
    const { backend } = await openLandingPage();
    await waitFor(() => expect(backend.requests).toHaveLength(2));
    expect(screen.queryByRole('region', { name: 'Featured Projects' })).toBeNull();
  });

  it('likes a static card only locally, and stores the like of a real one', async () => {
    const { user, backend } = await openLandingPage(createFeaturedBackend());
    const real = await screen.findByRole('article', { name: 'Harbour Notes' });
    const sample = screen.getByRole('article', { name: 'Corner Market' });
    await user.click(within(sample).getByRole('button', { name: 'Like' }));
    await user.click(within(real).getByRole('button', { name: 'Like' }));
    expect(within(sample).getByRole('button', { name: 'Like', pressed: true })).toBeTruthy();
    const like = { project_id: testId(101), user_id: testId(1) };
    await waitFor(() => expect(backend.state.likes).toEqual([like]));
  });

  it('shares a card without following its link', async () => {
    const { user, currentUrl, notices } = await openLandingPage();
    const card = screen.getByRole('article', { name: 'StudyPath' });
    await user.click(within(card).getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: 'Link copied' }]));
    expect(await navigator.clipboard.readText()).toMatch(/\/projects\/3$/);
    expect(currentUrl()).toBe('/');
  });

  it('shows the reasons to use it', async () => {
    await openLandingPage();
    const reasons = within(screen.getByRole('region', { name: 'Why Bolt Showcase' }));
    const titles = reasons.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
    expect(titles).toEqual(['Lightning Fast', 'Global Reach', 'Code Showcase']);
  });
});
