import {
  aHireRequest,
  anEvent,
  aReview,
  aService,
  aUser,
  fakeBackend,
  testId,
} from '@showcase/data/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';

const request = aHireRequest({ status: 'completed', resolution: 'approved' });

it.each([
  [
    'a hire of a service',
    { hire_request_id: request.id },
    {},
    'Verified hire · Landing page in a week · Jun 2025',
  ],
  [
    'a hire for something else',
    { hire_request_id: request.id },
    { service_id: null },
    'Verified hire · Jun 2025',
  ],
  ['no hire', { hire_request_id: null }, {}, null],
])('says of a review of %s: %j, %j, "%s"', async (_, review, changes, text) => {
  const backend = fakeBackend({
    users: [aUser()],
    services: [aService()],
    hireRequests: [{ ...request, ...changes }],
    events: [anEvent({ version: 4, action: 'approve' })],
    reviews: [aReview(review)],
  });
  const { user } = openPage(`/creators/${testId(1)}`, backend);
  await user.click(await screen.findByRole('tab', { name: 'Reviews' }));
  const card = within(await screen.findByRole('article', { name: 'Review from Jun 1, 2025' }));
  const label = card.queryByText('Verified hire');
  expect(label?.parentElement?.textContent ?? null).toBe(text);
});
