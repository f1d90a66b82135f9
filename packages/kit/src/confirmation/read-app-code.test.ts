import { expect, it } from 'vitest';
import { readAppCode } from './read-app-code.ts';

it.each([
  ['123456', '123456'],
  ['012345', '012345'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['۱۲۳ ۴۵۶', '123456'],
  ['१२३४५६', '123456'],
  ['１２３４５６', '123456'],
  ['12345', null],
  ['1234567', null],
  ['', null],
  ['abcdef', null],
])('reads the code of an app from %j', (text, code) => {
  expect(readAppCode(text)).toBe(code);
});
