import { renderWithUi } from '@showcase/ui/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getRatingDistribution } from './rating-distribution.ts';
import { RatingSummary } from './rating-summary.tsx';

it('lists the number of reviews per star count, below a heading', () => {
  const stars = getRatingDistribution([5, 5, 1].map((rating) => ({ rating, is_counted: true })));
  renderWithUi(<RatingSummary rating={11 / 3} count={3} stars={stars} headingLevel={3} />);
  expect(screen.getByRole('heading', { level: 3, name: 'Average rating' })).toBeTruthy();
  const rows = within(screen.getByRole('table', { name: 'Reviews by stars' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    '5 stars2',
    '4 stars0',
    '3 stars0',
    '2 stars0',
    '1 star1',
  ]);
});
