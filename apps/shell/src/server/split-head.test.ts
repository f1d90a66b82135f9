import { expect, it } from 'vitest';
import { splitHead } from './split-head.ts';

it.each([
  ['<title>A</title><meta name="a"/><link rel="b"/><div>c</div>', '<div>c</div>'],
  ['<title>A &lt;b></title><div><link/></div>', '<div><link/></div>'],
  ['<div>c</div>', '<div>c</div>'],
])('separates the head of %s', (html, body) => {
  const parts = splitHead(html);
  expect(parts.body).toBe(body);
  expect(parts.head + parts.body).toBe(html);
});
