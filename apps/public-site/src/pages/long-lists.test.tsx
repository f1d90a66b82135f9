import { aProject, aReview, aService, aUser, fakeBackend, testId } from '@showcase/data/testing';
import { formatDate } from '@showcase/ui';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
// Imported up front, so that the first test does not time out while the code loads.
import './creator-page.tsx';
import { realCreatorView } from '../features/creator-profile/real-creator-view.ts';

const path = `/creators/${testId(1)}`;

const createMany = <T,>(create: (id: string) => T, from: number, count: number) =>
  Array.from({ length: count }, (_, index) => create(testId(from + index)));

const createServicesBackend = () =>
  fakeBackend({
    users: [aUser()],
    services: [
      ...createMany((id) => aService({ id, title: 'A shop', price: 50 }), 2000, 101),
      aService({ id: testId(2999), is_active: false, price: 900 }),
    ],
  });

const createReviewsBackend = () =>
  fakeBackend({
    users: [aUser({ rating_avg: 4.6, rating_count: 101 })],
    reviews: [
      ...createMany((id) => aReview({ id, rating: 5, comment: 'A shop' }), 3000, 61),
      ...createMany((id) => aReview({ id, rating: 4, comment: 'A shop' }), 4000, 40),
    ],
  });

it('shows the totals of a creator, not the number of loaded rows', async () => {
  const { user } = openPage(path, createReviewsBackend());
  const stats = within(await screen.findByRole('region', { name: 'Creator Stats' }));
  const stat = (name: string) => stats.getByText(name).nextElementSibling?.textContent;
  expect([stat('Projects'), stat('Services'), stat('Reviews')]).toEqual(['0', '0', '101']);

  await user.click(screen.getByRole('tab', { name: 'Reviews' }));
  const table = await screen.findByRole('table', { name: 'Reviews by stars' });
  const [five, four] = within(table).getAllByRole('row');
  expect([five?.textContent, four?.textContent]).toEqual(['5 stars61', '4 stars40']);
});

// By text, because a search by role takes seconds with hundreds of cards.
it.each([
  ['Services', createServicesBackend, 'services'],
  ['Reviews', createReviewsBackend, 'reviews'],
])('%s continue after the first hundred, each shown once', async (tab, createBackend, noun) => {
  const { user } = openPage(path, createBackend());
  await user.click(await screen.findByRole('tab', { name: tab }));
  expect(await screen.findByText(`Showing 100 of 101 ${noun}`)).toBeTruthy();
  expect(
    screen.getAllByText('A shop', { ignore: '[hidden], span, span bdi, button bdi' }),
  ).toHaveLength(100);
  await user.click(screen.getByText('Load more'));
  expect(await screen.findByText(`Showing 101 of 101 ${noun}`)).toBeTruthy();
  expect(
    screen.getAllByText('A shop', { ignore: '[hidden], span, span bdi, button bdi' }),
  ).toHaveLength(101);
  expect(screen.queryByText('Load more')).toBeNull();
});

it('keeps the loaded rows if the next page fails, until Retry', async () => {
  const backend = createReviewsBackend();
  const { user } = openPage(path, backend);
  await user.click(await screen.findByRole('tab', { name: 'Reviews' }));
  const more = await screen.findByText('Load more');
  backend.goDown();
  await user.click(more);
  expect(await screen.findByText("We couldn't load more reviews.")).toBeTruthy();
  expect(
    screen.queryByText("We can't connect right now. Check your connection and try again."),
  ).toBeNull();
  expect(screen.getAllByText('A shop')).toHaveLength(100);

  backend.comeBack();
  await user.click(screen.getByText('Retry'));
  expect(await screen.findByText('Showing 101 of 101 reviews')).toBeTruthy();
});

it('uses the totals instead of the lengths of the lists', () => {
  const view = realCreatorView(fakeBackend().client, {
    user: aUser(),
    email: null,
    projects: [aProject()],
    services: [aService()],
    reviews: [],
    totals: { projects: 143, services: 120, reviews: 130, stars: [] },
    formatDate,
  });
  expect(view).toMatchObject({ projectCount: 143, serviceCount: 120, reviewCount: 130 });
});

it('sends no count request for complete lists', async () => {
  const backend = fakeBackend({ users: [aUser()], projects: [aProject()] });
  openPage(path, backend);
  await screen.findByRole('article', { name: 'Harbour Notes' });
  expect(backend.requests.filter(({ method }) => method === 'HEAD')).toEqual([]);
  expect(screen.queryByText('Load more')).toBeNull();
});
