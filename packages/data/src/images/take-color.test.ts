import { expect, it, vi } from 'vitest';
import { takeColor } from './take-color.ts';

const file = new File(['picture'], 'sea.png', { type: 'image/png' });
const close = vi.fn();

/** A browser whose canvas has these pixels. */
function setBrowser({
  bitmap = async () => ({ close }),
  getContext = createContext as () => unknown,
}) {
  vi.stubGlobal('createImageBitmap', bitmap);
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = getContext;
    },
  );
}

const createContext = () => ({
  drawImage: () => {},
  getImageData: () => ({ data: new Uint8ClampedArray([37, 84, 167, 255]) }),
});
const fail = () => {
  throw new DOMException('The canvas cannot be read', 'SecurityError');
};

it('takes the color of the pixels, and frees the picture', async () => {
  setBrowser({});

  expect(await takeColor(file)).toBe('#2554a7');
  expect(close).toHaveBeenCalledOnce();
});

it.each([
  ['cannot decode it', { bitmap: () => Promise.reject(new DOMException('broken')) }],
  ['has no canvas left', { getContext: () => null }],
  ['cannot draw it', { getContext: () => ({ ...createContext(), drawImage: fail }) }],
  ['refuses to read pixels', { getContext: () => ({ ...createContext(), getImageData: fail }) }],
])('takes none if the browser %s', async (_name, browser) => {
  setBrowser(browser);

  expect(await takeColor(file)).toBeNull();
});

it('takes none in a browser without OffscreenCanvas', async () => {
  setBrowser({});
  vi.stubGlobal('OffscreenCanvas', undefined);

  expect(await takeColor(file)).toBeNull();
});
