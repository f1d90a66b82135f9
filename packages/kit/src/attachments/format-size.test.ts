import { expect, it } from 'vitest';
import { formatSize } from './format-size.ts';

it.each([
  [1, '1 byte'],
  [999, '999 bytes'],
  [1_000, '1 KB'],
  [48_200, '47 KB'],
  [1_023_000, '999 KB'],
  [1_048_576, '1 MB'],
  [1_300_000, '1.2 MB'],
  [20_971_520, '20 MB'],
  [1_048_576_000, '0.98 GB'],
  [1_073_741_824, '1 GB'],
])('formats %i bytes as %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});
