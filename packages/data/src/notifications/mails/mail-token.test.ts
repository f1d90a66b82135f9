import { expect, it } from 'vitest';
import { testId } from '../../testing/rows.ts';
import { readMailToken } from './mail-token.ts';

const id = testId(1);
const signature = '0123456789abcdef'.repeat(4);

it.each([
  [`${id}.messages.${signature}`, { topic: 'messages' }],
  [`${id}.request_updates.${signature}`, { topic: 'request_updates' }],
  [`${id}.digest.${signature}`, { topic: 'digest' }],
  [`${id}.confirm.${signature}`, { topic: 'confirm' }],
  [`${id}.messages.${signature.slice(1)}`, null],
  [`${id}.messages.${signature}.more`, null],
  [`${id}.Messages!.${signature}`, null],
  [`${id}.messages`, null],
  [`ada.messages.${signature}`, null],
  ['', null],
  [null, null],
])('the token %j is about %j', (token, expected) => {
  expect(readMailToken(token)).toEqual(expected);
});
