import { expect, it } from 'vitest';
import { describePurchase } from './purchase.ts';

it.each([
  [null, null],
  [['Source code', '30 days of support'], 'Source code, 30 days of support'],
  [[], 'The project as it is'],
])('with %j included, the purchase is %j', (included, text) => {
  expect(describePurchase({ included })).toBe(text);
});
