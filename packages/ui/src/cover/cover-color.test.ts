import { expect, it } from 'vitest';
import { coverColor } from './cover-color.ts';

it.each(['#000000', '#ffffff', '#09af9a'])('is the color %s', (color) => {
  expect(coverColor(color)).toBe(color);
});

it.each([
  ...[null, undefined, '', 'red', 'e0774f', '#e07', '#e0774', '#e0774f0', '#e0774fff', '#E0774F'],
  ...['#e0774g', ' #e0774f', '#e0774f ', '#e0774f\n', '\n#e0774f', 'url(#a)', 'var(--a)'],
  ...['#e0774f"/><script>', '#e0774f;x:y'],
])('is nothing for %j', (color) => {
  expect(coverColor(color)).toBeUndefined();
});
