import { expect, it } from 'vitest';
import { readPicture } from './read-picture.ts';

/** What the decoder of WebP and resvg make of the same translucent pixel. */
const decoders = {
  decodeWebp: () =>
    Promise.resolve({ width: 1, height: 1, data: Uint8Array.of(200, 100, 50, 128) }),
  drawSvg: () => ({ width: 1, height: 1, data: Uint8Array.of(100, 50, 25, 128) }),
};

it.each([
  ['WebP', 'data:image/webp;base64,UklGRigAAABXRUJQVlA4TBwAAAAvK8ExEAdQgVQI'],
  ['PNG', 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAASwAAADICAYAAABS'],
])('multiplies the colors of a translucent %s by their opacity once', async (_, url) => {
  const { picture } = await readPicture(url, decoders);
  expect([...(picture?.data ?? [])]).toEqual([100, 50, 25, 128]);
});
