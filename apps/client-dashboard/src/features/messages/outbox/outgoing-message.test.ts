import { expect, it } from 'vitest';
import { explainSendError } from './outgoing-message.ts';

it.each([
  [undefined, 'Not sent. We cannot reach the marketplace. Please try again.'],
  ['unreachable', 'Not sent. We cannot reach the marketplace. Please try again.'],
  ['forbidden', 'Not sent. You cannot write here.'],
  ['conflict', 'Not sent. This person has deleted their account.'],
  ['too-large', 'Not sent. It is too large.'],
] as const)('explains the reason %s as "%s"', (reason, text) => {
  expect(explainSendError(reason)).toBe(text);
});
