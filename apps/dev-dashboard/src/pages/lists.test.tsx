import { aProject, aReview, aService, aUser, testId } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { openPage } from '../testing/open-page.tsx';

const stranger = () => aUser({ id: testId(9), name: 'Noor Haddad', username: 'noor' });

const makeItems = (amount: string) =>
  Array.from({ length: amount === 'many' ? 120 : 1 }, (_, index) => ({
    id: testId(1000 + index),
    title: `Item ${index}`,
  }));

const linkedPages = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('My Projects', () => {
  it('shows only the user’s own projects, each with at most three tags and a link to its public page', async () => {
    openPage('/dashboard/dev/projects', {
      projects: [
        aProject({ title: 'Tide Table', tags: ['Web', 'React', 'SaaS', 'AI', 'Supabase'] }),
        aProject({ id: testId(102), user_id: stranger().id, title: 'Not mine' }),
      ],
    });
    const card = await screen.findByRole('article', { name: 'Tide Table' });
    const tags = within(card).getAllByRole('listitem');
    expect(tags.map((tag) => tag.textContent)).toEqual(['Web', 'React', 'SaaS', '+2']);
    expect(within(card).getByRole('link', { name: 'View Details' }).getAttribute('href')).toBe(
      `/projects/${testId(101)}`,
    );
    expect(screen.queryByText('Not mine')).toBeNull();
    expect(document.title).toBe('My Projects · Bolt Showcase');
  });

  it('shows an empty state without projects', async () => {
    openPage('/dashboard/dev/projects');
    expect(await screen.findByRole('heading', { name: 'No projects found.' })).toBeTruthy();
    expect(linkedPages()).toEqual(
      expect.arrayContaining(['/dashboard/dev/services?edit=new', '/dashboard/dev/reviews']),
    );
  });

  it('offers Retry instead of an empty list when the backend is down', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend } = openPage('/dashboard/dev/projects', { projects: [aProject()] });
    backend.answerWith(({ url }) =>
      url.pathname.endsWith('/projects')
        ? Promise.reject(new TypeError('fetch failed'))
        : undefined,
    );
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.queryByText('No projects found.')).toBeNull();
    backend.comeBack();
    await userEvent.click(retry);
    expect(await screen.findByRole('article', { name: 'Harbour Notes' })).toBeTruthy();
  });
});

describe.each([
  [
    'projects',
    'My projects',
    (id: string) => ({ projects: makeItems(id).map((item) => aProject(item)) }),
  ],
  [
    'services',
    'My services',
    (id: string) => ({ services: makeItems(id).map((item) => aService(item)) }),
  ],
])('the list of %s', (table, name, rows) => {
  const items = async () =>
    within(await screen.findByRole('list', { name })).findAllByRole('article');

  it('loads more than a hundred items and shows the total', async () => {
    openPage(`/dashboard/dev/${table}`, rows('many'));
    expect(await items()).toHaveLength(100);
    expect(await screen.findByText(`Showing 100 of 120 ${table}`)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(async () => expect(await items()).toHaveLength(120));
  });

  it('keeps stale rows and offers Retry when a refetch fails', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend, queryClient } = openPage(`/dashboard/dev/${table}`, rows('one'));
    await items();
    backend.goDown();
    await queryClient.invalidateQueries();
    await screen.findByText("We couldn't refresh this list. It may be out of date.");
    expect(await items()).toHaveLength(1);
    backend.comeBack();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(/couldn't refresh/)).toBeNull());
  });

  it('offers the next step when empty', async () => {
    openPage(`/dashboard/dev/${table}`);
    await userEvent.click(await screen.findByRole('button', { name: /^Add (project|service)$/ }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });
});

describe('My Services', () => {
  it('shows price, delivery time, requirements and visibility of a service', async () => {
    openPage('/dashboard/dev/services', {
      services: [
        aService({ title: 'Landing page', price: 400, requirements: 'Texts and a logo' }),
        aService({ id: testId(202), title: 'Care plan', price: 900, is_active: false }),
      ],
    });
    const active = within(await screen.findByRole('article', { name: 'Landing page' }));
    expect(active.getByText('$400.00')).toBeTruthy();
    expect(active.getByText('Delivery in 3-5 days')).toBeTruthy();
    expect(active.getByText('Texts and a logo')).toBeTruthy();
    expect(active.getByText('Active')).toBeTruthy();
    const inactive = within(screen.getByRole('article', { name: 'Care plan' }));
    expect(inactive.getByText('Inactive')).toBeTruthy();
  });

  it('pauses and resumes a service without its form, and shows an error on failure', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend, notices } = openPage('/dashboard/dev/services', {
      services: [aService({ title: 'Landing page' })],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Pause Landing page' }));
    const resume = await screen.findByRole('button', { name: 'Resume Landing page' });
    expect(screen.getByText('Inactive')).toBeTruthy();
    expect(backend.state.services[0]?.is_active).toBe(false);
    expect(notices).toHaveLength(1);
    backend.rejectWith(403);
    await userEvent.click(resume);
    expect(await screen.findByText(/^The service wasn't changed\./)).toBeTruthy();
  });

  it('shows an empty state without services', async () => {
    openPage('/dashboard/dev/services');
    expect(await screen.findByRole('heading', { name: 'No services found.' })).toBeTruthy();
    expect(linkedPages()).toEqual(
      expect.arrayContaining(['/dashboard/dev/projects', '/dashboard/dev/reviews']),
    );
  });
});

describe('Reviews', () => {
  it('shows stars, date, comment and project of each review, and the average', async () => {
    openPage('/dashboard/dev/reviews', {
      projects: [aProject({ title: 'Tide Table' })],
      reviews: [
        aReview({ rating: 5, comment: 'Clear and quick.', project_id: testId(101) }),
        aReview({
          id: testId(302),
          rating: 4,
          comment: 'A day late.',
          created_at: '2025-05-01T12:00:00.000Z',
        }),
      ],
    });
    const [first] = await screen.findAllByRole('article');
    const review = within(first ?? document.body);
    expect(review.getByText('Rated 5.0 out of 5')).toBeTruthy();
    expect(review.getByText('Jun 1, 2025')).toBeTruthy();
    expect(review.getByText('Clear and quick.')).toBeTruthy();
    expect(review.getByRole('link', { name: 'Tide Table' })).toBeTruthy();
    const summary = within(screen.getByRole('region', { name: 'Average rating' }));
    expect(summary.getByText('Rated 4.5 out of 5')).toBeTruthy();
    expect(summary.getByRole('row', { name: '4 stars 1' })).toBeTruthy();
  });

  it('publishes one reply to a review and shows it', async () => {
    const { backend, notices } = openPage('/dashboard/dev/reviews', { reviews: [aReview()] });
    backend.rpc('reply_to_review', ({ text }) => {
      backend.state.reviews = [aReview({ reply: text })];
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Reply' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Publish reply' }));
    expect(await screen.findByText('Write a reply')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: /Your reply/ }), 'Thank you!');
    await userEvent.click(screen.getByRole('button', { name: 'Publish reply' }));
    expect(await screen.findByText('Thank you!')).toBeTruthy();
    expect(backend.calls('reply_to_review')).toEqual([{ id: aReview().id, text: 'Thank you!' }]);
    expect(notices).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull();
  });

  it('highlights a linked review, and shows a message when it no longer exists', async () => {
    openPage(`/dashboard/dev/reviews?review=${testId(302)}`, {
      reviews: [aReview(), aReview({ id: testId(302), comment: 'This one.' })],
    });
    const marked = await screen.findByRole('article', { current: true });
    expect(within(marked).getByText('This one.')).toBeTruthy();
    expect(marked.matches(':focus')).toBe(true);
    expect(screen.queryByText(/no longer available/)).toBeNull();
  });

  it('shows an empty state without reviews', async () => {
    openPage('/dashboard/dev/reviews');
    expect(await screen.findByRole('heading', { name: 'No reviews yet.' })).toBeTruthy();
    expect(linkedPages()).toEqual(
      expect.arrayContaining(['/dashboard/dev/projects', '/dashboard/dev/services']),
    );
  });
});
