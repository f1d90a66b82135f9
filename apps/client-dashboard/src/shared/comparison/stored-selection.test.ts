import { testId } from '@showcase/data/testing';
import { expect, it } from 'vitest';
import { storedSelections } from './stored-selection.ts';

const ADA = { id: testId(1), name: 'Ada Stone' };

it('belongs to one user', () => {
  storedSelections.write('mina', [ADA]);
  expect([storedSelections.read('mina'), storedSelections.read('noah')]).toEqual([[ADA], null]);
});

it.each([
  ['nonsense', null],
  ['{}', null],
  ['[]', []],
  ['[null,7,"x",{"id":"x","name":"Eve"},{"id":"x"}]', []],
  [JSON.stringify([{ ...ADA, name: 7 }, ADA]), [ADA]],
  [JSON.stringify(Array.from({ length: 6 }, () => ADA)), [ADA, ADA, ADA, ADA]],
])('reads %s as %j', (text, expected) => {
  sessionStorage.setItem('bolt-showcase-comparison-mina', text);
  expect(storedSelections.read('mina')).toEqual(expected);
});
