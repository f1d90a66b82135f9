import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isKey } from './is-key.ts';

const plain = { key: 'Enter', keyCode: 13, isComposing: false };

it.each([
  ['Enter', plain, 'Enter', true],
  ['another key', plain, 'Escape', false],
  ['a capital letter', { key: 'K', keyCode: 75, isComposing: false }, 'k', true],
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
