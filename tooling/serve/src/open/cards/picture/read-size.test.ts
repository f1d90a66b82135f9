import { expect, it } from 'vitest';
import { readSize } from './read-size.ts';

const bytes = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'));

/** Beginnings of files that other programs wrote. */
it.each([
  ['png', 'iVBORw0KGgoAAAANSUhEUgAAASwAAADICAYAAABS'],
  [
    'jpeg',
    '/9j/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYnKSopGR8tMC0oMCUoKSj/2wBDAQcHBwoIChMKChMoGhYaKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCj/wAARCADIASw=',
  ],
  [
    'jpeg',
    '/9j/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYnKSopGR8tMC0oMCUoKSj/2wBDAQcHBwoIChMKChMoGhYaKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCj/wgARCADIASw=',
  ],
  ['gif', 'R0lGODlhLAHIAIAAAExpcQECAyH5BAUAAAAALAAA'],
  ['webp', 'UklGRigAAABXRUJQVlA4TBwAAAAvK8ExEAdQgVQI'],
  ['webp', 'UklGRqgAAABXRUJQVlA4IJwAAABwEACdASosAcgA'],
  ['webp', 'UklGRtIAAABXRUJQVlA4WAoAAAAQAAAAKwEAxwAA'],
])('reads the size of a %s, and nothing from one that ends before', (type, base64) => {
  const file = bytes(base64);
  expect(readSize(file)).toEqual({ type, width: 300, height: 200 });
  for (let length = 0; length < 10; length += 1)
    expect(readSize(file.subarray(0, length))).toBeNull();
});

it.each(['<svg xmlns="http://www.w3.org/2000/svg"/>', '%PDF-1.7', ''])(
  'finds no picture in %j',
  (text) => {
    expect(readSize(new TextEncoder().encode(text))).toBeNull();
  },
);
