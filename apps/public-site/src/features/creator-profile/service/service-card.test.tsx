import { aReview, aService, aUser, fakeBackend, testId } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../../../testing/open-page.tsx';

const ada = testId(1);

function openTab(name: string) {
  const backend = fakeBackend({
    users: [aUser({ rating_avg: 4.5, rating_count: 4 })],
    services: [
      aService({
        title: 'A shop',
        metadata: {
          pricing_model: 'packages',
          packages: [
            {
              name: 'Basic',
              description: 'A start',
              price: 120,
              delivery: '1 week',
              features: ['One page'],
            },
            {
              name: 'Full',
              description: '',
              price: 300,
              delivery: '2 weeks',
              features: ['Ten pages'],
            },
          ],
          features: ['Texts polished', 'Search engines told'],
          faqs: [{ question: 'Do you host it?', answer: 'Yes, for a year.' }],
          revisions: 'unlimited',
          include_video_call: true,
          portfolio_url: 'https://example.com/work',
          testimonial_url: 'javascript:alert(1)',
          tags: ['Shop'],
        },
      }),
    ],
    reviews: [5, 5, 4, 4].map((rating, index) => aReview({ id: testId(301 + index), rating })),
  });
  return {
    ...openPage(`/creators/${ada}`, backend),
    tab: () => screen.findByRole('tab', { name }),
  };
}

it('shows the details of a service', async () => {
  const { user, tab } = openTab('Services');
  await user.click(await tab());
  const card = within(await screen.findByRole('article', { name: 'A shop' }));
  expect(card.getByText('From $120.00')).toBeTruthy();
  expect(card.queryByText(/^Delivery in/)).toBeNull();
  expect(card.getByText('Texts polished')).toBeTruthy();
  expect(card.getByText('Unlimited revisions')).toBeTruthy();
  expect(card.getByText('Video call')).toBeTruthy();
  expect(card.getByText('Shop')).toBeTruthy();
  const rows = within(card.getByRole('table', { name: 'Packages of A shop' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Price'),
    expect.stringMatching(/Basic.*One page.*1 week.*\$120\.00/),
    expect.stringMatching(/Full.*Ten pages.*2 weeks.*\$300\.00/),
  ]);
  const question = card.getByRole('button', { name: /Do you host it\?/ });
  expect(question.getAttribute('aria-expanded')).toBe('false');
  await user.click(question);
  expect(question.getAttribute('aria-expanded')).toBe('true');
  expect(card.getByText('Yes, for a year.')).toBeTruthy();
  expect(card.getByRole('link', { name: /Portfolio/ }).getAttribute('href')).toBe(
    'https://example.com/work',
  );
  expect(card.queryByText('Testimonial')).toBeNull();
});

it.each([
  ['Hire for this service', testId(201)],
  ['Choose Full', `${testId(201)}:Full`],
])('%s opens the dialog through the URL', async (name, option) => {
  const { user, tab, currentUrl } = openTab('Services');
  await user.click(await tab());
  await user.click(await screen.findByRole('button', { name }));
  await waitFor(() =>
    expect(currentUrl()).toBe(`/creators/${ada}?hire=${encodeURIComponent(option)}`),
  );
});

it('shows the number of reviews per rating', async () => {
  const { user, tab } = openTab('Reviews');
  await user.click(await tab());
  const table = await screen.findByRole('table', { name: 'Reviews by stars' });
  const counts = within(table)
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(counts).toEqual(['5 stars2', '4 stars2', '3 stars0', '2 stars0', '1 star0']);
});
