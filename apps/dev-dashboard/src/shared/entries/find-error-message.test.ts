import { expect, it } from 'vitest';
import { findErrorMessage } from './find-error-message.ts';

const element = document.createElement('input');
Object.assign(element, { message: 'of the element' });

it.each([
  [undefined, undefined],
  [{ type: 'custom', message: 'Too long' }, 'Too long'],
  [{ root: { type: 'too_big', message: 'Too many' } }, 'Too many'],
  [[undefined, { type: 'too_big', message: 'The second is too long' }], 'The second is too long'],
  [[undefined, { school: { message: 'School is too long' } }], 'School is too long'],
  [{ ref: element, type: 'custom' }, undefined],
])('finds in error %# the message %j', (error, message) => {
  expect(findErrorMessage(error)).toBe(message);
});
