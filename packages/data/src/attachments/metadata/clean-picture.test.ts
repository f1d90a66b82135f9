import { describe, expect, it } from 'vitest';
import {
  JPEG_TAKEN_IN_BERLIN,
  PNG_TAKEN_IN_BERLIN,
  toFile,
  WEBP_TAKEN_IN_BERLIN,
} from '../testing/pictures.ts';
import { cleanPicture } from './clean-picture.ts';
import { readOrientation } from './orientation.ts';

const PICTURES = [
  ['image/jpeg', JPEG_TAKEN_IN_BERLIN],
  ['image/png', PNG_TAKEN_IN_BERLIN],
  ['image/webp', WEBP_TAKEN_IN_BERLIN],
] as const;

/** Each byte as one character. */
const read = async (file: Blob | null) =>
  [...new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer())]
    .map((byte) => String.fromCharCode(byte))
    .join('');

const toBlob = (text: string) =>
  new Blob([Uint8Array.from(text, (character) => character.charCodeAt(0))]);

describe.each(PICTURES)('a picture of the type %s', (type, base64) => {
  it('loses where it was taken, and by what', async () => {
    const before = await read(toFile(base64, type));
    expect(before).toContain('Harbor');
    expect(before).toMatch(/exif:GPSLatitude|XML:com\.adobe\.xmp/);

    const file = await cleanPicture(toFile(base64, type), type);
    expect(file?.type).toBe(type);
    const after = await read(file);
    expect(after).not.toMatch(/GPS|Harbor|Bolt|xmpmeta|adobe/);
    expect(after.length).toBeLessThan(before.length - 400);
  });

  it('keeps its orientation', async () => {
    const after = await read(await cleanPicture(toFile(base64, type), type));
    const start = after.indexOf('MM\0*');
    const exif = Uint8Array.from(after.slice(start, start + 26), (one) => one.charCodeAt(0));
    expect(readOrientation(exif)).toBe(6);
  });

  it('is the same picture when it is cleaned a second time', async () => {
    const once = await cleanPicture(toFile(base64, type), type);
    const twice = once && (await cleanPicture(once, type));
    expect(await read(twice)).toBe(await read(once));
  });

  it('loses what follows its end, which may be another picture', async () => {
    const file = toFile(base64, type);
    const longer = new Blob([file, 'GPS of a second picture']);
    const cleaned = await read(await cleanPicture(longer, type));
    expect(cleaned).toBe(await read(await cleanPicture(file, type)));
  });

  it('ends if it is cut off', async () => {
    const whole = toFile(base64, type);
    for (let size = 12; size < whole.size; size += 41) {
      const cleaned = await cleanPicture(whole.slice(0, size), type);
      expect(cleaned?.size ?? 0).toBeLessThanOrEqual(size);
    }
  });
});

describe('a JPEG', () => {
  const scan = `\xff\xda\x00\x04ab${'x\xff\x00y\xff\xd0'.repeat(30_000)}`;

  it('is not changed within its scans, whose data looks like markers', async () => {
    const table = '\xff\xc4\x00\x06\xff\xd9\xff\xe1';
    const image = `\xff\xd8${scan}${table}${scan}\xff\xd9`;
    expect(await read(await cleanPicture(toBlob(image), 'image/jpeg'))).toBe(image);
  });

  it('keeps how its colors are stored, and no other application data', async () => {
    const profile = '\xff\xe2\x00\x0fICC_PROFILE\0\x01';
    const others = '\xff\xe2\x00\x08MPF\0ab\xff\xed\x00\x06City\xff\xfe\x00\x06Note';
    const image = `\xff\xd8\xff\xee\x00\x07Adobe${profile}${others}${scan}\xff\xd9`;
    expect(await read(await cleanPicture(toBlob(image), 'image/jpeg'))).toBe(
      `\xff\xd8\xff\xee\x00\x07Adobe${profile}${scan}\xff\xd9`,
    );
  });

  it('is none if its segments make no sense', async () => {
    expect(await cleanPicture(toBlob('\xff\xd8\xff\xe0\x00\x04abcdef'), 'image/jpeg')).toBeNull();
  });
});

describe('a GIF', () => {
  const table = 'rgbRGB';
  const start = `GIF89a\x01\0\x01\0\x80\0\0${table}`;
  const repeats = '!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0';
  // The end of each frame's data could also be the beginning of a block.
  const frame = `!\xf9\x04\0\0\0\0\0,\0\0\0\0\x01\0\x01\0\x80${table}\x02\x02!\xfe\x02;,\0`;
  const packet = '<x:xmpmeta exif:GPSLatitude="52,31.2N"/>';
  // The packet is no chain of blocks: its last bytes lead to the end from wherever they are read.
  const trailer = `\x01${String.fromCharCode(...Array.from({ length: 256 }, (_, index) => 255 - index))}\0`;
  const xmp = `!\xff\x0bXMP DataXMP${packet}${trailer}`;
  const image = `${start}${repeats}${frame}${frame};`;
  const clean = async (text: string) => {
    const file = await cleanPicture(toBlob(text), 'image/gif');
    return file && read(file);
  };

  it('without a place is not changed', async () => {
    expect(await clean(image)).toBe(image);
  });

  it('loses comments, XMP data, and what follows its end', async () => {
    const note = '!\xfe\x06Harbor\0';
    const before = `${start}${note}${xmp}${repeats}${frame}${xmp}${frame}${note};GPS of a second picture`;
    expect(await clean(before)).toBe(image);
  });

  it('is none if its blocks make no sense', async () => {
    expect(await clean(`${start}what?`)).toBeNull();
  });

  it('ends if it is cut off', async () => {
    const whole = `${start}${xmp}${frame};`;
    for (let size = 6; size < whole.length; size += 7) {
      expect((await clean(whole.slice(0, size)))?.length ?? 0).toBeLessThanOrEqual(size);
    }
  });
});
