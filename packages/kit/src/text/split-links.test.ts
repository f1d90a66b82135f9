import { expect, it } from 'vitest';
import { splitLinks } from './split-links.ts';

it.each([
  ['No link', ['No link']],
  ['https://a.test', ['<https://a.test>']],
  ['See https://a.test/b?c=d, please.', ['See ', '<https://a.test/b?c=d>', ', please.']],
  [
    '(http://a.test) and https://b.test!',
    ['(', '<http://a.test>', ') and ', '<https://b.test>', '!'],
  ],
  [
    '(See https://a.test/Harbor_(band).) Or https://b.test/x(1)[2]',
    ['(See ', '<https://a.test/Harbor_(band)>', '.) Or ', '<https://b.test/x(1)[2]>'],
  ],
  ['[https://a.test/b]', ['[', '<https://a.test/b>', ']']],
  ['“https://a.test/b”…', ['“', '<https://a.test/b>', '”…']],
  ['请看https://a.test/b。谢谢', ['请看', '<https://a.test/b>', '。谢谢']],
  ['https://... and http://)', ['https://... and http://)']],
  ['javascript:alert(1)', ['javascript:alert(1)']],
  ['', []],
])('splits %j', (text, expected) => {
  const parts = splitLinks(text).map((part) => (part.href ? `<${part.text}>` : part.text));
  expect(parts).toEqual(expected);
});
