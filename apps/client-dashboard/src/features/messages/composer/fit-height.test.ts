import { expect, it } from 'vitest';
import { fitHeight } from './fit-height.ts';

it.each([
  [true, ''],
  [false, '90px'],
])('sets the height of the text where field-sizing is supported: %s', (isSupported, height) => {
  const field = document.createElement('textarea');
  const heights = { scrollHeight: 88, offsetHeight: 46, clientHeight: 44 };
  for (const [name, value] of Object.entries(heights))
    Object.defineProperty(field, name, { value });
  fitHeight(field, { supports: () => isSupported });
  expect(field.style.blockSize).toBe(height);
});
