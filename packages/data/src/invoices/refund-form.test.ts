import { describe, expect, it } from 'vitest';
import { refundSchema } from './refund-form.ts';

const outOfBounds = 'Enter an amount from $0.01 to $95.00';

describe('the amount of a refund', () => {
  it.each([
    ['0', outOfBounds],
    ['95.01', outOfBounds],
    ['ten', outOfBounds],
    ['1.234.50', 'Write only digits and a decimal point, such as 1250.50'],
    ['1e1', 'Write only digits and a decimal point, such as 1250.50'],
    ['10.005', 'Use at most two decimals, such as 10.50'],
    ['10.05', undefined],
  ])('%s', (amount, message) => {
    const { error } = refundSchema(9500).safeParse({ amount, reason: 'A page was missing.' });
    expect(error?.issues[0]?.message).toBe(message);
  });
});
