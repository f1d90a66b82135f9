import { describe, expect, it } from 'vitest';
import { validateMessage, formatCharactersLeft } from './validate-message.ts';

describe('validateMessage', () => {
  it.each([
    ['', false],
    [' \n\t', false],
    ['\u00a0\u200b\u2060\ufeff', false],
    [' a ', true],
    ['🌱'.repeat(4000), true],
    ['x'.repeat(4001), false],
    [`${'x'.repeat(4000)}   `, true],
  ])('returns whether %j can be sent: %s', (text, canSend) => {
    expect(validateMessage(text).canSend).toBe(canSend);
  });

  it.each([
    [3799, null],
    [3800, 200],
    [4000, 0],
    [4012, -12],
  ])('returns for %i characters that %j are left', (length, charactersLeft) => {
    expect(validateMessage('x'.repeat(length)).charactersLeft).toBe(charactersLeft);
  });

  it('trims surrounding whitespace', () => {
    expect(validateMessage('  two\nlines \n').trimmed).toBe('two\nlines');
  });
});

it.each([
  [200, '200 characters left'],
  [1, '1 character left'],
  [0, '0 characters left'],
  [-1, '1 character too many'],
])('formats %i as "%s"', (charactersLeft, text) => {
  expect(formatCharactersLeft(charactersLeft)).toBe(text);
});
