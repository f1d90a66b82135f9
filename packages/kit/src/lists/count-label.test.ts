import { expect, it } from 'vitest';
import { countLabel } from './count-label.ts';

it.each([
  [0, '0 projects'],
  [1, '1 project'],
  [{ total: 1 }, '1 project'],
  [{ total: 1234 }, '1,234 projects'],
  [{ total: 1, totalIsCapped: true }, '1+ projects'],
  [{ total: 10_000, totalIsCapped: true }, '10,000+ projects'],
])('formats %o as %s', (count, label) => {
  expect(countLabel(count, 'project')).toBe(label);
});

it('accepts a plural', () => {
  expect(countLabel(2, 'entry', 'entries')).toBe('2 entries');
});
