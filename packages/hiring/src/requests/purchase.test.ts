import { expect, it } from 'vitest';
import { describePurchase, describeSale } from './purchase.ts';

it.each([
  [null, null],
  [['Source code', '30 days of support'], 'Source code, 30 days of support'],
  [[], 'The project as it is'],
])('with %j included, the purchase is %j', (included, text) => {
  expect(describePurchase({ included })).toBe(text);
});

it.each([
  [null, null],
  ['once', expect.stringMatching(/^Once, all rights\. The buyer gets what rights the creator has/)],
  ['license', expect.stringMatching(/^License for one product\. .* may not resell it\./)],
] as const)('of kind %j, the sale is %j', (sale_kind, text) => {
  expect(describeSale({ sale_kind })).toEqual(text);
});
