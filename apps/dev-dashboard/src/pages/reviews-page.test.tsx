import { aReview, testId } from '@showcase/data/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
// Imported up front, so that loading the page does not count toward the first test's timeout.
import './reviews-page.tsx';

const PATH = '/dashboard/dev/reviews';
const items = async () =>
  within(await screen.findByRole('list', { name: 'Reviews' })).findAllByRole('article');

/** 100 reviews of 5 stars and, before them, 20 of 2 stars. */
const manyReviews = () =>
  Array.from({ length: 120 }, (_, index) =>
    aReview({
      id: testId(1000 + index),
      rating: index < 100 ? 5 : 2,
      comment: `Review ${index}`,
      created_at: new Date(2026, 0, 1, 0, -index).toISOString(),
    }),
  );

describe('more than a hundred reviews', () => {
  it('all count toward the average and the star counts, and can all be loaded', async () => {
    openPage(PATH, { reviews: manyReviews() });
    expect(await items()).toHaveLength(100);
    const summary = within(await screen.findByRole('region', { name: 'Average rating' }));
    expect(summary.getByText('Rated 4.5 out of 5')).toBeTruthy();
    expect(summary.getByRole('row', { name: '5 stars 100' })).toBeTruthy();
    expect(summary.getByRole('row', { name: '2 stars 20' })).toBeTruthy();
    expect(screen.getByText('Showing 100 of 120 reviews')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(async () => expect(await items()).toHaveLength(120));
    expect(screen.getByText('Review 119')).toBeTruthy();
  });

  it('show a linked review first, no matter how old it is', async () => {
    openPage(`${PATH}?review=${testId(1110)}`, { reviews: manyReviews() });
    const [first] = await items();
    await waitFor(async () => expect((await items())[0]?.textContent).toContain('Review 110'));
    expect(first).toBeTruthy();
    expect(screen.queryByText(/no longer available/)).toBeNull();
  });
});

it("shows a message for a review that no longer exists or is someone else's", async () => {
  const reviews = [...manyReviews(), aReview({ id: testId(2), target_user_id: testId(9) })];
  openPage(`${PATH}?review=${testId(2)}`, { reviews });
  expect(await screen.findByText(/no longer available/)).toBeTruthy();
});

it('keeps stale rows and offers Retry when a refetch fails', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { backend, queryClient } = openPage(PATH, { reviews: [aReview()] });
  await items();
  backend.goDown();
  await queryClient.invalidateQueries();
  await screen.findByText("We couldn't refresh this list. It may be out of date.");
  expect(await items()).toHaveLength(1);
  backend.comeBack();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText(/couldn't refresh/)).toBeNull());
});

function openReview() {
  const opened = openPage(PATH, { reviews: [aReview()] });
  opened.backend.rpc('reply_to_review', ({ text }) => {
    opened.backend.state.reviews = [aReview({ reply: text })];
  });
  return opened;
}

it('sends a reply once, no matter how often the button is clicked', async () => {
  const { backend } = openReview();
  await userEvent.click(await screen.findByRole('button', { name: 'Reply' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Your reply' }), 'Thank you!');
  const button = screen.getByRole('button', { name: 'Publish reply' });
  act(() => {
    button.click();
    button.click();
  });
  await screen.findByText('Thank you!');
  expect(backend.calls('reply_to_review')).toEqual([{ id: aReview().id, text: 'Thank you!' }]);
});

it('answers a review that was edited after the reply again, in the version that was read', async () => {
  const edited = aReview({
    rating: 1,
    reply: 'I agree with every word!',
    edited_at: '2026-02-03T04:05:06.789+00:00',
    is_edited_after_reply: true,
  });
  const { backend } = openPage(PATH, { reviews: [edited] });
  backend.rpc('reply_to_review', ({ text }) => {
    backend.state.reviews = [{ ...edited, reply: text, is_edited_after_reply: false }];
  });
  await screen.findByText('Your reply to the former version');
  await userEvent.click(screen.getByRole('button', { name: 'Reply again' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Your reply' }), 'I see.');
  await userEvent.click(screen.getByRole('button', { name: 'Publish reply' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Reply' })).toBeNull());
  expect(screen.queryByText('Edited after the reply')).toBeNull();
  expect(screen.queryByRole('button', { name: /Reply/ })).toBeNull();
  expect(backend.calls('reply_to_review')).toEqual([
    { id: edited.id, text: 'I see.', edited_at: edited.edited_at },
  ]);
});

it('returns the focus to the Reply button when cancelled, and to the review when published', async () => {
  openReview();
  await userEvent.click(await screen.findByRole('button', { name: 'Reply' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  const reply = screen.getByRole('button', { name: 'Reply' });
  expect(reply.matches(':focus')).toBe(true);
  await userEvent.click(reply);
  await userEvent.type(screen.getByRole('textbox', { name: 'Your reply' }), 'Thank you!');
  await userEvent.click(screen.getByRole('button', { name: 'Publish reply' }));
  await screen.findByText('Your reply');
  const review = screen.getByRole('article');
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Reply' })).toBeNull());
  expect(within(review).getByRole('heading').matches(':focus')).toBe(true);
});

const hire = { review_id: aReview().id, service: 'Landing page in a week', month: '2025-06' };

it.each([
  ['a hire', [hire], 'Verified hire · Landing page in a week · Jun 2025'],
  ['no hire', [], null],
])('says which hire a review of %s is about', async (_, hires, text) => {
  const { backend } = openPage(PATH, { reviews: [aReview()] });
  backend.rpc('review_hires', () => hires);
  await items();
  const label = screen.queryByText('Verified hire');
  expect(label?.parentElement?.textContent ?? null).toBe(text);
});
