import { aProject, aReview, aService, aUser, fakeBackend, testId } from '@showcase/data/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { realCreatorView } from './real-creator-view.ts';

const many = <T,>(make: (id: string) => T, from: number, count: number) =>
  Array.from({ length: count }, (_, index) => make(testId(from + index)));

it('counts all reviews of a creator with more than a list holds, and says that a list is a part', async () => {
  const backend = fakeBackend({
    users: [aUser({ rating_avg: 4.6, rating_count: 101 })],
    services: [aService(), aService({ id: testId(2999), is_active: false })],
    reviews: [
      ...many((id) => aReview({ id, rating: 5 }), 3000, 61),
      ...many((id) => aReview({ id, rating: 4 }), 4000, 40),
    ],
  });
  const { user } = show(`/creators/${testId(1)}`, backend);
  const stats = within(await screen.findByRole('region', { name: 'Creator Stats' }));
  const stat = (name: string) => stats.getByText(name).nextElementSibling?.textContent;
  expect([stat('Projects'), stat('Services'), stat('Reviews')]).toEqual(['0', '1', '101']);

  await user.click(screen.getByRole('tab', { name: 'Reviews' }));
  const table = await screen.findByRole('table', { name: 'Reviews by stars' });
  const [five, four] = within(table).getAllByRole('row');
  expect([five?.textContent, four?.textContent]).toEqual(['5 stars61', '4 stars40']);
  expect(screen.getByText('Showing 100 of 101 reviews')).toBeTruthy();
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
  show(`/creators/${testId(1)}`, backend);
  await screen.findByRole('article', { name: 'Harbour Notes' });
  expect(backend.requests.filter(({ method }) => method === 'HEAD')).toEqual([]);
});
