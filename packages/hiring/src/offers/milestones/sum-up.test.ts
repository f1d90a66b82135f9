import { expect, it } from 'vitest';
import { describeMismatch, sumUp } from './sum-up.ts';

it.each([
  [[], 0],
  [['0.1', '0.2'], 0.3],
  [['300', '', 'x', 900], 1200],
])('adds up %j to %d', (amounts, total) => {
  expect(sumUp(amounts)).toBe(total);
});

it.each([
  [1600, '1600', null],
  [1600, '1600.00', null],
  [1500, '1600', 'The milestones add up to $1,500.00, $100.00 less than the price'],
  [1600.5, '1600', 'The milestones add up to $1,600.50, $0.50 more than the price'],
  [1500, '', 'The milestones add up to $1,500.00'],
])('compares %d with the price %j', (total, price, text) => {
  expect(describeMismatch(total, price)).toBe(text);
});
