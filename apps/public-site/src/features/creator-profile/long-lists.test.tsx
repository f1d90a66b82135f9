import { aProject, aReview, aService, aUser, fakeBackend, testId } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { realCreatorView } from './real-creator-view.ts';

const path = `/creators/${testId(1)}`;
const more = () => screen.findByRole('button', { name: 'Load more' });

const many = <T,>(make: (id: string) => T, from: number, count: number) =>
  Array.from({ length: count }, (_, index) => make(testId(from + index)));

/** More of everything than a list holds; the services are listed by price. */
function longMarket() {
  return fakeBackend({
    users: [aUser({ rating_avg: 4.6, rating_count: 101 })],
    projects: many((id) => aProject({ id, title: `Project ${id}` }), 1000, 102),
    services: [
      ...many((id) => aService({ id, title: `Service ${id}`, price: 50 }), 2000, 101),
      aService({ id: testId(2999), is_active: false, price: 900 }),
    ],
    reviews: [
      ...many((id) => aReview({ id, rating: 5 }), 3000, 61),
      ...many((id) => aReview({ id, rating: 4 }), 4000, 40),
    ],
  });
}

it('counts all that a creator has, not what the lists hold', async () => {
  const { user } = show(path, longMarket());
  const stats = within(await screen.findByRole('region', { name: 'Creator Stats' }));
  const stat = (name: string) => stats.getByText(name).nextElementSibling?.textContent;
  await waitFor(() => expect(stat('Projects')).toBe('102'));
  expect([stat('Services'), stat('Reviews')]).toEqual(['101', '101']);

  await user.click(screen.getByRole('tab', { name: 'Reviews' }));
  const table = await screen.findByRole('table', { name: 'Reviews by stars' });
  const [five, four] = within(table).getAllByRole('row');
  expect([five?.textContent, four?.textContent]).toEqual(['5 stars61', '4 stars40']);
});

it.each([
  ['Projects', /^Project /, 'Showing 100 of 102 projects', 'Showing 102 of 102 projects', 102],
  ['Services', /^Service /, 'Showing 100 of 101 services', 'Showing 101 of 101 services', 101],
  ['Reviews', /^Review of /, 'Showing 100 of 101 reviews', 'Showing 101 of 101 reviews', 101],
])('%s go on after the first hundred, each shown once', async (tab, name, part, whole, count) => {
  const { user } = show(path, longMarket());
  await user.click(await screen.findByRole('tab', { name: tab }));
  await user.click(await more());
  const end = await screen.findByText(whole);
  const shown = screen.getAllByRole('article', { name });
  expect(shown).toHaveLength(count);
  const labels = shown.map((article) => article.getAttribute('aria-label') ?? article.textContent);
  if (tab !== 'Reviews') expect(new Set(labels).size).toBe(count);
  expect(screen.queryByText(part)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  await waitFor(() => expect(end.matches(':focus')).toBe(true));
});

it('keeps what is there when the rest cannot be had, until Try again', async () => {
  const backend = longMarket();
  const { user } = show(path, backend);
  await more();
  backend.goDown();
  await user.click(await more());
  expect(await screen.findByText('The next projects could not be loaded.')).toBeTruthy();
  expect(screen.queryByText('We cannot reach the marketplace')).toBeNull();
  expect(screen.getAllByRole('article')).toHaveLength(100);

  backend.comeBack();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Showing 102 of 102 projects')).toBeTruthy();
});

it('shows the totals instead of the lengths of the lists', () => {
  const view = realCreatorView(fakeBackend().client, {
    user: aUser(),
    email: null,
    projects: [aProject()],
    services: [aService()],
    reviews: [],
    totals: { projects: 143, services: 120, stars: [] },
  });
  expect(view).toMatchObject({ projectCount: 143, serviceCount: 120 });
});

it('does not count what the lists hold whole', async () => {
  const backend = fakeBackend({ users: [aUser()], projects: [aProject()] });
  show(path, backend);
  await screen.findByRole('article', { name: 'Harbour Notes' });
  expect(backend.requests.filter(({ method }) => method === 'HEAD')).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});
