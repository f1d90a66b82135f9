import { expect, it } from 'vitest';
import { markMatches } from './mark-matches.ts';

it.each([
  ['Which bakery?', 'BAKE', 'Which [bake]ry?'],
  ['no, No, NO', ' no ', '[no], [No], [NO]'],
  ['aaa', 'aa', '[aa]a'],
  ['İstanbul is İstanbul', 'is', 'İstanbul [is] İstanbul'],
  ['👩‍👩‍👧 and 👩‍👩‍👧', '👩‍👩‍👧', '[👩‍👩‍👧] and [👩‍👩‍👧]'],
  ['مرحبا بالعالم', 'بالعالم', 'مرحبا [بالعالم]'],
  ['100% (or so)', '% (', '100[% (]or so)'],
  ['O’Brien’s e-mail', 'obrien', '[O’Brien]’s e-mail'],
  ['O’Brien’s e-mail', "o'briens email", '[O’Brien’s e-mail]'],
  ['a - b', '-', 'a - b'],
  ['nothing', 'x'.repeat(400), 'nothing'],
  ['nothing', '', 'nothing'],
  ['', 'a', ''],
])('in %j, %j marks %j', (text, q, expected) => {
  const marked = markMatches(text, q).map((part) => (part.isMatch ? `[${part.text}]` : part.text));
  expect(marked.join('')).toBe(expected);
});
