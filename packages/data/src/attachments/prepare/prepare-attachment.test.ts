import { describe, expect, it, vi } from 'vitest';
import { JPEG_TAKEN_IN_BERLIN, PNG_TAKEN_IN_BERLIN, toFile } from '../testing/pictures.ts';
import { findFileProblem } from './find-file-problem.ts';
import { prepareAttachment } from './prepare-attachment.ts';

/** A fake of the browser's decoder; null for what it can't decode. */
function stubDecoder(size: { width: number; height: number } | null, copySize = 100) {
  const decode = size
    ? () => Promise.resolve({ ...size, close: () => undefined })
    : () => Promise.reject(new Error('broken'));
  vi.stubGlobal('createImageBitmap', decode);
  class Canvas {
    getContext = () => ({ drawImage: () => undefined });
    convertToBlob = ({ type }: { type: string }) =>
      Promise.resolve(new Blob(['x'.repeat(copySize)], { type }));
  }
  vi.stubGlobal('OffscreenCanvas', Canvas);
}

describe('a file before its upload', () => {
  it.each([
    ['a PDF', '%PDF-1.7\n', 'application/pdf'],
    ['an archive', 'PK\x03\x04\x14\0\0\0\x08\0', 'application/zip'],
    ['a program', 'MZ\x90\0\x03\0\0\0', 'application/x-msdownload'],
    ['a page', '<!doctype html><script>alert(1)</script>', 'text/plain'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'text/plain'],
    ['a text', 'Größe, 大小', 'text/plain'],
    ['bytes', '\0\x01\x02', 'application/octet-stream'],
  ])('that is %s is a file, whatever its name says', async (_name, content, type) => {
    const file = new File([Uint8Array.from(new TextEncoder().encode(content))], 'picture.png', {
      type: 'image/png',
    });
    const prepared = await prepareAttachment(file);
    expect(prepared).toMatchObject({ type, width: null, height: null, previews: [] });
    expect(prepared.content.type).toBe('application/octet-stream');
  });

  it('that is a picture has its size and previews, without the place', async () => {
    stubDecoder({ width: 4_000, height: 3_000 });
    const prepared = await prepareAttachment(toFile(JPEG_TAKEN_IN_BERLIN, 'text/plain'));
    expect(prepared).toMatchObject({ type: 'image/jpeg', width: 4_000, height: 3_000 });
    expect(prepared.content.type).toBe('image/jpeg');
    expect(await prepared.content.text()).not.toContain('GPS');
    expect(prepared.previews.map(({ width, blob }) => [width, blob.type])).toEqual([
      [480, 'image/jpeg'],
      [1600, 'image/jpeg'],
    ]);
  });

  it('that is a PNG has smaller previews of a type with transparency', async () => {
    stubDecoder({ width: 900, height: 300 });
    const { previews } = await prepareAttachment(toFile(PNG_TAKEN_IN_BERLIN, ''));
    expect(previews.map(({ width, blob }) => [width, blob.type])).toEqual([[480, 'image/webp']]);
  });

  it('has no previews that are larger than allowed', async () => {
    stubDecoder({ width: 4_000, height: 3_000 }, 1_500_000);
    const { previews } = await prepareAttachment(toFile(PNG_TAKEN_IN_BERLIN, ''));
    expect(previews.map(({ width }) => width)).toEqual([480]);
  });

  it('that only begins like a picture is a file', async () => {
    stubDecoder(null);
    const prepared = await prepareAttachment(toFile(PNG_TAKEN_IN_BERLIN, ''));
    expect(prepared).toMatchObject({ type: 'application/octet-stream', width: null, previews: [] });
    expect(prepared.content.type).toBe('application/octet-stream');
  });
});

describe('the check of a file', () => {
  it.each([
    [1, null],
    [20_971_520, null],
    [0, 'This file is empty.'],
    [20_971_521, 'Files can have up to 20 MB.'],
  ])('of %i bytes finds %s', (size, problem) => {
    expect(findFileProblem({ size })).toEqual(problem);
  });
});
