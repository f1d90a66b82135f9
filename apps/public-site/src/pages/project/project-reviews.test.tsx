import { aReview, testId } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { createProjectBackend, projectId } from '../../testing/project-backend.ts';
// Imported up front, so that the first test does not time out while the code loads.
import './project-page.tsx';

const reviewsBox = () => within(screen.getByRole('region', { name: 'Project Reviews' }));

it('does not say that there are none while they load', async () => {
  const backend = createProjectBackend();
  const { promise: late, resolve: arrive } = Promise.withResolvers<void>();
  backend.answerWith(async ({ url }) => {
    if (url.pathname.endsWith('/reviews')) await late;
    return undefined;
  });
  openPage(`/projects/${projectId}`, backend);
  await screen.findByRole('heading', { level: 1, name: 'Harbour Notes' });
  expect(reviewsBox().getByText('Loading the reviews')).toBeTruthy();
  expect(reviewsBox().queryByText('No reviews yet')).toBeNull();
  arrive();
  await waitFor(() => expect(reviewsBox().getAllByRole('article')).not.toHaveLength(0));
  expect(reviewsBox().queryByText('Loading the reviews')).toBeNull();
});

it('shows three reviews, and all of them on request', async () => {
  const backend = createProjectBackend();
  for (const id of [303, 304, 305]) {
    backend.state.reviews.push(aReview({ id: testId(id), project_id: projectId }));
  }
  const { user } = openPage(`/projects/${projectId}`, backend);
  await screen.findByRole('heading', { level: 1, name: 'Harbour Notes' });
  await waitFor(() => {
    expect(reviewsBox().getAllByRole('article')).toHaveLength(3);
  });
  await user.click(reviewsBox().getByRole('button', { name: 'Show all 5 reviews' }));
  const reviews = reviewsBox().getAllByRole('listitem');
  expect(reviews).toHaveLength(5);
  expect(reviews[3]?.matches(':focus')).toBe(true);
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
});
