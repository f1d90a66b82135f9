import { describe, expect, it } from 'vitest';
import { formatCount, formatDate, formatMoney, formatShortMoney } from './format.ts';

describe('formatMoney', () => {
  it.each([
    [0, '$0.00'],
    [75, '$75.00'],
    [1234.5, '$1,234.50'],
    [-12, '\u2212$12.00'],
    [-1234.5, '\u2212$1,234.50'],
  ])('%d is %s', (dollars, expected) => {
    expect(formatMoney(dollars)).toBe(expected);
  });
});

describe('formatShortMoney', () => {
  it.each([
    [0, '$0'],
    [450, '$450'],
    [1234.5, '$1,234.50'],
    [-380, '\u2212$380'],
    [-0.5, '\u2212$0.50'],
  ])('%d is %s', (dollars, expected) => {
    expect(formatShortMoney(dollars)).toBe(expected);
  });
});

describe('formatCount', () => {
  it.each([
    [0, '0'],
    [1245, '1,245'],
    [1_200_000, '1,200,000'],
  ])('%d is %s', (value, expected) => {
    expect(formatCount(value)).toBe(expected);
  });
});

describe('formatDate', () => {
  const date = new Date(2023, 5, 9, 12);

  it.each([
    ['day', 'Jun 9, 2023'],
    ['month', 'Jun 2023'],
    ['year', '2023'],
  ] as const)('writes the %s as %s', (style, expected) => {
    expect(formatDate(date, style)).toBe(expected);
  });

  it('is empty for an invalid date', () => {
    expect(formatDate('soon')).toBe('');
  });
});
