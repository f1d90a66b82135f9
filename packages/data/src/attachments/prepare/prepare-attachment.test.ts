import { describe, expect, it, vi } from 'vitest';
import {
  CUT_JPEG_TAKEN_SOMEWHERE,
  HEIC_TAKEN_SOMEWHERE,
  JPEG_TAKEN_IN_BERLIN,
  PNG_TAKEN_IN_BERLIN,
  toFile,
} from '../testing/pictures.ts';
import { containsLocation } from '../metadata/contains-location.ts';
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

function toAvif() {
  const bytes = Uint8Array.from(atob(HEIC_TAKEN_SOMEWHERE), (one) => one.charCodeAt(0));
  bytes.set(new TextEncoder().encode('avif'), 8);
  return new Blob([bytes]);
}

/** With another chunk before its data, as an animation has. */
function toPng(type: string) {
  const file = toFile(PNG_TAKEN_IN_BERLIN, '');
  const chunk = new Uint8Array([
    0,
    0,
    0,
    8,
    ...new TextEncoder().encode(type),
    ...new Uint8Array(12),
  ]);
  return new Blob([file.slice(0, 33), chunk, file.slice(33)]);
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

  it('that is a picture stays one in Firefox, which cannot decode the blob that the cleaning made', async () => {
    stubDecoder({ width: 4_000, height: 3_000 });
    const decoded = vi.fn(createImageBitmap);
    decoded.mockRejectedValueOnce(new DOMException('not decoded', 'InvalidStateError'));
    vi.stubGlobal('createImageBitmap', decoded);
    const prepared = await prepareAttachment(toFile(JPEG_TAKEN_IN_BERLIN, 'text/plain'));
    expect(prepared).toMatchObject({ type: 'image/jpeg', width: 4_000, height: 3_000 });
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

  it.each([
    ['a photo whose end is missing', CUT_JPEG_TAKEN_SOMEWHERE, 'application/octet-stream'],
    ['a photo of a phone', HEIC_TAKEN_SOMEWHERE, 'image/heic'],
  ])(
    'that is %s, which browsers do not show, loses the place, too',
    async (_what, base64, type) => {
      stubDecoder(null);
      const file = toFile(base64, '');
      expect(await containsLocation(file)).toBe(true);
      const prepared = await prepareAttachment(file);
      expect(prepared).toMatchObject({ type, width: null, previews: [], hasLocation: false });
      expect(await containsLocation(prepared.content)).toBe(false);
    },
  );

  it('that keeps the place says so', async () => {
    stubDecoder(null);
    const cut = toFile(HEIC_TAKEN_SOMEWHERE, '').slice(0, 690);
    expect(await prepareAttachment(cut)).toMatchObject({ type: 'image/heic', hasLocation: true });
    const raw = new Blob(['\0\x01raw', toFile(JPEG_TAKEN_IN_BERLIN, '')]);
    expect(await prepareAttachment(raw)).toMatchObject({ hasLocation: true });
    const text = new Blob(['GPSLatitude is the name of a field']);
    expect(await prepareAttachment(text)).toMatchObject({ hasLocation: false });
  });

  it('that is an AVIF is shown', async () => {
    stubDecoder({ width: 900, height: 300 });
    const avif = toAvif();
    expect(await prepareAttachment(avif)).toMatchObject({ type: 'image/avif', hasLocation: false });
  });

  it.each([
    ['PNG', 'acTL', 'image/png', []],
    ['PNG', 'gAMA', 'image/png', [480]],
  ])(
    'that is a %s with %s is shown as %s, with the previews %j',
    async (_what, chunk, type, widths) => {
      stubDecoder({ width: 900, height: 300 });
      const prepared = await prepareAttachment(toPng(chunk));
      expect(prepared.type).toBe(type);
      expect(prepared.previews.map(({ width }) => width)).toEqual(widths);
    },
  );

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
