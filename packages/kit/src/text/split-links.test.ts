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
  ['javascript:alert(1)', ['javascript:alert(1)']],
  ['', []],
])('splits %j', (text, expected) => {
  const parts = splitLinks(text).map((part) => (part.href ? `<${part.text}>` : part.text));
  expect(parts).toEqual(expected);
});
