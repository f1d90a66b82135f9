import { expect, it } from 'vitest';
import { closestWord } from './closest-word.ts';

const vocabulary = ['React', 'Vue', 'TypeScript', 'Harbour Notes', 'E-commerce'];

it.each([
  ['raect', 'React'],
  ['Reakt', 'React'],
  ['typscript', 'TypeScript'],
  [' harbor nots ', 'Harbour Notes'],
  ['ecommerce', 'E-commerce'],
  ['vua', 'Vue'],
])('corrects %j to %s', (text, word) => {
  expect(closestWord(text, vocabulary)).toBe(word);
});

it.each(['react', 'rails', 'zzz', '', 'a notebook for crews'])('finds nothing for %j', (text) => {
  expect(closestWord(text, vocabulary)).toBeNull();
});

it('prefers the closest word, and the first one of a tie', () => {
  expect(closestWord('note', ['noted', 'notes'])).toBe('noted');
  expect(closestWord('dashbord', ['dashboards', 'dashboard'])).toBe('dashboard');
});
