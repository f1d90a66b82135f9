import { describe, expect, it } from 'vitest';
import { checkText, sayLeft } from './message-text.ts';

describe('checkText', () => {
  it.each([
    ['', false],
    [' \n\t', false],
    ['\u00a0\u200b\u2060\ufeff', false],
    [' a ', true],
    ['🌱'.repeat(4000), true],
    ['x'.repeat(4001), false],
    [`${'x'.repeat(4000)}   `, true],
  ])('of %j', (text, canSend) => {
    expect(checkText(text).canSend).toBe(canSend);
  });

  it.each([
    [3799, null],
    [3800, 200],
    [4000, 0],
    [4012, -12],
  ])('of %i characters says that %j are left', (length, left) => {
    expect(checkText('x'.repeat(length)).left).toBe(left);
  });

  it('takes off what stands around', () => {
    expect(checkText('  two\nlines \n').toSend).toBe('two\nlines');
  });
});

it.each([
  [200, '200 characters left'],
  [1, '1 character left'],
  [0, '0 characters left'],
  [-1, '1 character too many'],
])('%i left reads %s', (left, text) => {
  expect(sayLeft(left)).toBe(text);
});
