import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isKey } from './is-key.ts';

const plain = { key: 'Enter', code: 'Enter', keyCode: 13, isComposing: false };

it.each([
  ['Enter', plain, 'Enter', true],
  ['another key', plain, 'Escape', false],
  ['a capital letter', { ...plain, key: 'K', code: 'KeyK', keyCode: 75 }, 'k', true],
  [
    'a letter in the place of K on a Russian layout',
    { ...plain, key: 'л', code: 'KeyK' },
    'k',
    true,
  ],
  ['another Russian letter', { ...plain, key: 'д', code: 'KeyL' }, 'k', false],
  [
    'a letter in the place of K on a Dvorak layout',
    { ...plain, key: 't', code: 'KeyK' },
    'k',
    false,
  ],
  ['the K of a Dvorak layout', { ...plain, key: 'k', code: 'KeyV' }, 'k', true],
  ['an Enter of a composition', { ...plain, isComposing: true }, 'Enter', false],
  ['an Enter that ended a composition in Safari', { ...plain, keyCode: 229 }, 'Enter', false],
])('%s (%j) is the key %s: %s', (_name, event, key, expected) => {
  expect(isKey(event, key)).toBe(expected);
});

it('reads the events of React, too', () => {
  const results: boolean[] = [];
  render(<input onKeyDown={(event) => void results.push(isKey(event, 'Enter'))} />);
  const field = screen.getByRole('textbox');
  fireEvent.keyDown(field, plain);
  fireEvent.keyDown(field, { ...plain, isComposing: true });
  fireEvent.keyDown(field, { ...plain, keyCode: 229 });
  expect(results).toEqual([true, false, false]);
});
