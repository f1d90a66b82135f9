import { describe, expect, it } from 'vitest';
import { formatCents, toCents } from './cents.ts';
import { getPaymentMethod } from './payment-method.ts';

const instructions = 'By bank transfer';

describe('the way to pay', () => {
  it.each([
    [null, null, null],
    [null, instructions, { kind: 'instructions', instructions }],
    ['https://pay.example/ada', null, { kind: 'link', host: 'pay.example', instructions: null }],
    ['https://pay.example/ada', instructions, { kind: 'link', host: 'pay.example', instructions }],
    ['HTTPS://Pay.Example', null, { kind: 'link', host: 'pay.example' }],
    ['https://xn--80ak6aa92e.com/', null, { kind: 'link', host: 'xn--80ak6aa92e.com' }],
    // What the database refuses, or no browser can open, is no link.
    ['http://pay.example/ada', instructions, { kind: 'instructions' }],
    ['javascript:alert(1)', instructions, { kind: 'instructions' }],
    ['https://ada:secret@pay.example', null, null],
    ['https://localhost/ada', instructions, { kind: 'instructions' }],
  ])('of %j and %j is %j', (payment_url, payment_instructions, method) => {
    const found = getPaymentMethod({ payment_url, payment_instructions });
    if (method === null) expect(found).toBeNull();
    else expect(found).toMatchObject(method);
  });
});

it.each([
  [0.1 + 0.2, 30, '$0.30'],
  [1.005, 100, '$1.00'],
  [19.99, 1999, '$19.99'],
  [1_000_000, 100_000_000, '$1,000,000.00'],
  [-5, -500, '\u2212$5.00'],
  [-380, -38_000, '\u2212$380.00'],
])('%d dollars are %d cents: %s', (dollars, cents, text) => {
  expect(toCents(dollars)).toBe(cents);
  expect(formatCents(cents)).toBe(text);
});
