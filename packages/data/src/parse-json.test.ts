import * as v from 'valibot';
import { expect, it } from 'vitest';
import { parseJson } from './parse-json.ts';

const schema = v.object({ id: v.string() });

it.each([
  ['{"id":"a","more":1}', { id: 'a' }],
  ['{"id":1}', null],
  ['null', null],
  ['{"id":"a"', null],
  ['', null],
])('parses %s as %j', (text, expected) => {
  expect(parseJson(text, schema)).toEqual(expected);
});
