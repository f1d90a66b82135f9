import { expect, it } from 'vitest';
import { ratePassword } from './rate-password.ts';

it.each([
  ['', 'weak'],
  ['Xk7!q', 'weak'],
  ['abcdefgh', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['1234567890', 'weak'],
  ['Password2025!', 'weak'],
  ['showcase', 'weak'],
  ['Tr0ub4dor', 'good'],
  ['quietriver', 'good'],
  ['quiet river lamp post', 'strong'],
  ['vK9#mPq2!xL', 'strong'],
  ['пароль на берегу реки', 'strong'],
] as const)('rates %j as %s', (password, rating) => {
  expect(ratePassword(password)).toBe(rating);
});
