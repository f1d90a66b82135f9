import { StarRating } from './star-rating.tsx';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance, renderWithUi } from '../testing/index.ts';
import { isTopRated, Rating, RatingBadge } from './rating.tsx';

const filledStars = () => document.querySelectorAll('[data-star="filled"]').length;
const allStars = () => document.querySelectorAll('[data-star]').length;

describe('Rating', () => {
  describeConformance(Rating, { props: { value: 4.4, count: 3 }, tag: 'span' });

  it.each([
    [0, 0, '0.0'],
    [2.4, 2, '2.4'],
    [2.5, 3, '2.5'],
    [4.49, 4, '4.5'],
    [5, 5, '5.0'],
  ])('of %d fills %d of five stars and shows %s', (value, filled, figure) => {
    renderWithUi(<Rating value={value} />);
    expect(allStars()).toBe(5);
    expect(filledStars()).toBe(filled);
    expect(screen.getByText(`Rated ${figure} out of 5`)).toBeDefined();
  });
});

describe('StarRating', () => {
  describeConformance(StarRating, { props: { value: 4.8 }, tag: 'span' });
});

describe('RatingBadge', () => {
  describeConformance(RatingBadge, { props: { value: 4.8 }, tag: 'span' });

  it.each([
    [4.5, false],
    [4.51, true],
    [4.500001, true],
    [4.49, false],
  ])('of %d has the award: %s', (value, hasMark) => {
    renderWithUi(<RatingBadge value={value} />);
    expect(isTopRated(value)).toBe(hasMark);
    expect(screen.queryByText(/, top rated$/) !== null).toBe(hasMark);
    expect(document.querySelector('[data-mark="top-rated"]') !== null).toBe(hasMark);
  });
});
