import { imageFile } from '@showcase/ui/testing';
import { describe, expect, it } from 'vitest';
import { defaultLimits } from './image-problem.ts';
import { prepareImage } from './prepare-image.ts';
import { readImageHeader } from './read-image-header.ts';
import type { Redraw } from './redraw.ts';

const header = async (file: File) => readImageHeader(await file.arrayBuffer());
const sized = (size: number) => new Blob([new Uint8Array(size)]);
const draw: Redraw = async () => sized(100);

async function problemOf(file: File, redraw = draw) {
  const prepared = await prepareImage(file, defaultLimits, redraw);
  return prepared.state === 'rejected' ? prepared.problem : 'none';
}

describe('readImageHeader', () => {
  it.each(['png', 'gif', 'jpeg'] as const)(
    'reads the type, width and height of %s',
    async (type) => {
      const file = imageFile('picture.txt', { type, width: 640, height: 400 });
      expect(await header(file)).toEqual({ type: `image/${type}`, width: 640, height: 400 });
    },
  );

  it.each([
    ['nothing', ''],
    ['a script', '<svg onload="alert(1)">'],
    ['a bitmap', 'BM123456789'],
    ['a truncated signature', 'GIF8'],
  ])('does not accept %s as an image', async (_name, text) => {
    expect(await header(new File([text], 'picture.png'))).toBeNull();
  });

  it.each(['png', 'gif', 'jpeg'] as const)('finds no size in a truncated %s', async (type) => {
    const cut = (await imageFile('a', { type }).arrayBuffer()).slice(0, 8);
    expect(readImageHeader(cut)).toEqual({ type: `image/${type}`, width: 0, height: 0 });
  });
});

describe('prepareImage', () => {
  it.each([
    ['fewer bytes than 2,097,152', imageFile('a.gif', { size: 2_097_151 }), 'none'],
    ['2,097,152 bytes', imageFile('a.gif', { size: 2_097_152 }), 'bytes'],
    ['another type, whatever its name', new File(['%PDF-1.7'], 'a.png'), 'type'],
    ['too many pixels', imageFile('a', { width: 60_000, height: 60_000 }), 'pixels'],
    ['no pixels', imageFile('a', { width: 0, height: 9 }), 'broken'],
  ])('checks a file with %s', async (_name, file, problem) => {
    expect(await problemOf(file)).toBe(problem);
  });

  it('re-encodes JPEG and PNG with the same name and the type of the content', async () => {
    const prepared = await prepareImage(
      imageFile('holiday.txt', { type: 'jpeg' }),
      defaultLimits,
      draw,
    );
    expect(prepared).toMatchObject({ state: 'ready' });
    const file = prepared.state === 'ready' ? prepared.file : null;
    expect([file?.name, file?.type, file?.size]).toEqual(['holiday.txt', 'image/jpeg', 100]);
  });

  it.each([
    [1600, 1000, 1],
    [1000, 1600, 1],
    [3200, 2000, 0.5],
    [1000, 3200, 0.5],
    [6400, 10, 0.25],
    [1, 1, 1],
  ])('scales %i by %i pixels by %d', async (width, height, scale) => {
    const scales: number[] = [];
    const note: Redraw = async (_file, _type, attempt) => {
      scales.push(attempt.scale);
      return sized(100);
    };
    expect(await problemOf(imageFile('a.jpg', { type: 'jpeg', width, height }), note)).toBe('none');
    expect(scales).toEqual([scale]);
  });

  it('checks the original number of bytes, not that of the smaller image', async () => {
    const file = imageFile('a.jpg', { type: 'jpeg', width: 6400, height: 4000, size: 5_000_000 });
    expect(await problemOf(file)).toBe('bytes');
  });

  it('does not change a GIF, to preserve its animation', async () => {
    expect(await problemOf(imageFile('a.gif'), async () => null)).toBe('none');
  });

  it('rejects an image that the browser cannot decode', async () => {
    expect(await problemOf(imageFile('a.png', { type: 'png' }), async () => null)).toBe('broken');
  });

  it('scales the image down while it has too many bytes, and finally gives up', async () => {
    const scales: number[] = [];
    const shrinking: Redraw = async (_file, _type, { scale }) => {
      scales.push(scale);
      return sized(scale < 1 ? 100 : 3_000_000);
    };
    expect(await problemOf(imageFile('a.png', { type: 'png' }), shrinking)).toBe('none');
    expect(scales).toEqual([1, 1, 0.75]);
    scales.length = 0;
    await problemOf(imageFile('b.png', { type: 'png', width: 3200, height: 9 }), shrinking);
    expect(scales).toEqual([0.5]);
    const huge: Redraw = async () => sized(3_000_000);
    expect(await problemOf(imageFile('a.png', { type: 'png' }), huge)).toBe('bytes');
  });
});
