import { expect, it } from 'vitest';
import { isTypeAsDeclared } from '../../src/storage/objects/image-signature.ts';

const text = (value: string) => new TextEncoder().encode(value);
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]);

it.each([
  ['image/png', png, true],
  ['image/jpeg', jpeg, true],
  ['image/gif', text('GIF89a…'), true],
  ['image/gif', text('GIF87a…'), true],
  ['image/webp', text('RIFF1234WEBP'), true],
  ['image/avif', text('1234ftypavif'), true],
  ['image/avif', text('1234ftypavis'), true],
  ['image/avif', text('1234ftypheic'), false],
  ['image/png', jpeg, false],
  ['image/png', text('<script>'), false],
  ['image/png', png.slice(0, 7), false],
  ['image/jpeg', text(''), false],
  ['image/gif', text('GIF90a'), false],
  ['image/webp', text('RIFF1234WAVE'), false],
  ['application/octet-stream', png, true],
  ['application/octet-stream', text('<script>'), true],
  ['text/plain', text('anything'), true],
])('a file declared as %s that starts with %j: %s', (type, bytes, isAsDeclared) => {
  expect(isTypeAsDeclared(type, bytes)).toBe(isAsDeclared);
});
