import { expect, it } from 'vitest';
import { headlinePrice, packagesDuration } from './headline-price.ts';

const none = { price: NaN, hourly_rate: NaN, estimated_hours: NaN, packages: [] };

it.each([
  [{ ...none, pricing_model: 'fixed', price: 450 }, 450],
  [{ ...none, pricing_model: 'fixed', price: 0 }, null],
  [{ ...none, pricing_model: 'hourly', hourly_rate: 60, estimated_hours: 8 }, 480],
  [{ ...none, pricing_model: 'hourly', hourly_rate: 33.33, estimated_hours: 1.5 }, 50],
  [{ ...none, pricing_model: 'hourly', hourly_rate: 60 }, null],
  [{ ...none, pricing_model: 'packages', packages: [{ price: 300 }, { price: 120 }] }, 120],
  [{ ...none, pricing_model: 'packages' }, null],
] as const)('of %j is %j', (prices, expected) => {
  expect(headlinePrice(prices)).toBe(expected);
});

it('joins the delivery times of the packages by comma', () => {
  expect(packagesDuration([{ delivery: '3 days' }, { delivery: '1 week' }])).toBe('3 days, 1 week');
});
