import { aReview, aUser, fakeBackend, testId } from '@showcase/data/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';

const hire = { review_id: aReview().id, service: 'Landing page in a week', month: '2025-06' };

it.each([
  ['a hire of a service', [hire], 'Verified hire · Landing page in a week · Jun 2025'],
  ['a hire for something else', [{ ...hire, service: null }], 'Verified hire · Jun 2025'],
  ['no hire', [], null],
])('says of a review of %s: %j, "%s"', async (_, hires, text) => {
  const backend = fakeBackend({ users: [aUser()], reviews: [aReview()] });
  backend.rpc('review_hires', () => hires);
  const { user } = openPage(`/creators/${testId(1)}`, backend);
  await user.click(await screen.findByRole('tab', { name: 'Reviews' }));
  const card = within(await screen.findByRole('article', { name: 'Review from Jun 1, 2025' }));
  const label = card.queryByText('Verified hire');
  expect(label?.parentElement?.textContent ?? null).toBe(text);
});

it.each([
  ['M', 'Client'],
  ['', 'Former client'],
])('says who wrote it: %j, %s', async (author_initial, text) => {
  const backend = fakeBackend({ users: [aUser()], reviews: [aReview({ author_initial })] });
  const { user } = openPage(`/creators/${testId(1)}`, backend);
  await user.click(await screen.findByRole('tab', { name: 'Reviews' }));
  const card = within(await screen.findByRole('article', { name: 'Review from Jun 1, 2025' }));
  expect(card.getByText(text)).toBeTruthy();
});
