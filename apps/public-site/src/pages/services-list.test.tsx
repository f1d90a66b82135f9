import {
  aFoundService,
  answerSearch,
  aService,
  aUser,
  fakeBackend,
  testId,
} from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
// Imported up front, so that the first test does not time out while the code loads.
import './creators-page.tsx';

const packages = [
  { name: 'Small', description: '', price: 90, delivery: '2 days', features: ['One page'] },
  { name: 'Large', description: '', price: 900, delivery: '3 weeks', features: ['Ten pages'] },
];

function createBackend() {
  return fakeBackend({
    users: [
      aUser({ name: 'Ada Stone', skills: ['React'], rating_avg: 4.8, rating_count: 12 }),
      aUser({
        id: testId(2),
        name: 'Jonas Weber',
        username: null,
        skills: ['Vue'],
        location: 'Lisbon, Portugal',
        languages: ['Dutch'],
        availability: 'part-time',
      }),
    ],
    services: [
      aService({
        id: testId(201),
        title: 'Landing page',
        price: 400,
        created_at: '2025-06-03T12:00:00Z',
      }),
      aService({
        id: testId(202),
        user_id: testId(2),
        title: 'Design review',
        price: 480,
        duration: '2 weeks',
        metadata: { pricing_model: 'hourly', hourly_rate: 60, estimated_hours: 8 },
        created_at: '2025-06-02T12:00:00Z',
      }),
      aService({
        id: testId(203),
        user_id: testId(2),
        title: 'Online shop',
        price: 90,
        duration: '2 days',
        metadata: { pricing_model: 'packages', packages },
        created_at: '2025-06-01T12:00:00Z',
      }),
      aService({ id: testId(204), title: 'Paused work', is_active: false }),
    ],
  });
}

const SERVICES = '/creators?show=services';

const titles = () =>
  within(screen.getByRole('list', { name: 'Services' }))
    .getAllByRole('heading')
    .map((heading) => heading.textContent);

describe('the list of services', () => {
  it('is one of two choices, and keeps text and filters', async () => {
    const { user, currentUrl } = openPage('/creators?q=o&skills=Vue', createBackend());
    const choice = within(await screen.findByRole('navigation', { name: 'What to show' }));
    expect(choice.getByRole('link', { current: 'page' }).textContent).toBe('Creators');
    await user.click(choice.getByRole('link', { name: 'Services' }));
    expect(await screen.findByRole('heading', { name: '2 services' })).toBeTruthy();
    expect(currentUrl()).toBe(`${SERVICES}&q=o&skills=Vue`);
    expect(titles()).toEqual(['Design review', 'Online shop']);
    const link = choice.getByRole('link', { name: 'Services', current: 'page' });
    expect(link.matches(':focus')).toBe(true);
    await user.click(choice.getByRole('link', { name: 'Creators' }));
    expect(await screen.findByRole('heading', { name: '1 creator' })).toBeTruthy();
    expect(currentUrl()).toBe('/creators?q=o&skills=Vue');
  });

  it('shows price, delivery, pricing model and creator, and leads to the service', async () => {
    openPage(SERVICES, createBackend());
    const landing = within(await screen.findByRole('article', { name: 'Landing page' }));
    for (const text of ['$400', '3–5 days', 'Fixed price', 'Ada Stone', 'Rated 4.8 out of 5']) {
      expect(landing.getByText(text)).toBeTruthy();
    }
    expect(landing.getByRole('link', { name: 'View service' }).getAttribute('href')).toBe(
      `/creators/${testId(1)}#service-${testId(201)}`,
    );
    const review = within(screen.getByRole('article', { name: 'Design review' }));
    for (const text of ['About $480', 'Hourly', 'No reviews yet']) {
      expect(review.getByText(text)).toBeTruthy();
    }
    const shop = within(screen.getByRole('article', { name: 'Online shop' }));
    expect(shop.getByText('From $90')).toBeTruthy();
    expect(shop.getByText('Packages')).toBeTruthy();
    expect(screen.queryByRole('article', { name: 'Paused work' })).toBeNull();
    expect(screen.getByText('Showing all services')).toBeTruthy();
  });

  it.each([
    ['price=100-450', { min_price: '100', max_price: '450' }],
    ['price=-100', { max_price: '100' }],
    ['days=7', { max_days: '7' }],
    ['models=hourly&models=packages', { models: ['hourly', 'packages'] }],
    ['availability=part-time', { availability: ['part-time'] }],
    ['languages=dutch', { languages: ['dutch'] }],
    ['rating=4.5', { min_rating: '4.5' }],
    ['locations=lisbon', { locations: ['lisbon'] }],
    ['sort=price', { sort: 'price' }],
    ['sort=rating', { sort: 'rating' }],
    ['price=900-100&days=2&rating=9&models=free&sort=nothing', {}],
  ])('with %s requests %o', async (query, expected) => {
    const { backend } = openPage(`${SERVICES}&${query}`, createBackend());
    await screen.findByRole('navigation', { name: 'What to show' });
    await waitFor(() =>
      expect(backend.calls('search_services')).toEqual([{ ...expected, page_size: '24' }]),
    );
  });

  it('suggests one condition less if nothing is found', async () => {
    const backend = createBackend();
    answerSearch(backend, 'services', ({ models }) => (models ? [] : [aFoundService()]));
    const { user } = openPage(`${SERVICES}&price=500-&days=7&models=fixed`, backend);
    expect(await screen.findByRole('heading', { name: 'No services found' })).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Clear all filters' }));
    await waitFor(() => expect(titles()).toEqual(['Landing page in a week']));
  });

  it('suggests another spelling', async () => {
    const backend = createBackend();
    backend.rpc('suggest_search', () => ['landing']);
    const { user } = openPage(`${SERVICES}&q=lnading`, backend);
    await user.click(
      await screen.findByRole('button', { name: 'Did you mean landing? 1 service' }),
    );
    await waitFor(() => expect(titles()).toEqual(['Landing page']));
  });

  it('shows no sample if there are no services at all', async () => {
    openPage(SERVICES, fakeBackend());
    expect(await screen.findByRole('heading', { name: 'No services yet' })).toBeTruthy();
    expect(screen.queryByText(/sample/)).toBeNull();
  });

  it('shows an error while the marketplace is unreachable', async () => {
    const backend = createBackend();
    backend.goDown();
    openPage(SERVICES, backend);
    expect(
      await screen.findByText("We can't connect right now. Check your connection and try again."),
    ).toBeTruthy();
    expect(screen.queryByText(/No services/)).toBeNull();
  });
});
