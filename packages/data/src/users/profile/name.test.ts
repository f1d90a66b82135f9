import { expect, it } from 'vitest';
import { rules } from '../../forms/rules.ts';
import { nameRule } from './name.ts';

const nameSchema = nameRule(rules);

it.each([
  ['Ada Stone', 'Ada Stone'],
  ['  Ada \n\tStone ', 'Ada Stone'],
  ['Ada\u202e enotS', 'Ada enotS'],
  ['A\u200bd\u2060a\ufeff \u2066Stone\u2069', 'Ada Stone'],
  ['\u0645\u0631\u062d\u0628\u0627', '\u0645\u0631\u062d\u0628\u0627'],
  ['Ada\u3164 \u2800Stone\uffa0', 'Ada Stone'],
  ['\ud83d\udc4d'.repeat(100), '\ud83d\udc4d'.repeat(100)],
  [`Ada${'\u0301'.repeat(8)}`, `Ada${'\u0301'.repeat(8)}`],
])('stores %j as %j', (typed, stored) => {
  expect(nameSchema.parse(typed)).toBe(stored);
});

it.each([
  ['', 'Name is required'],
  [' \u200b\u202e ', 'Name is required'],
  ['\u3164', 'Name is required'],
  ['\u200b', 'Name is required'],
  ['\ufe0f', 'Name is required'],
  ['n'.repeat(101), 'Name must be at most 100 characters'],
  [`Ada${'\u0301'.repeat(9)}`, 'Use at most 8 accents on one letter'],
])('rejects %j with a message', (typed, message) => {
  expect(nameSchema.safeParse(typed).error?.issues.map((issue) => issue.message)).toEqual([
    message,
  ]);
});
