import { describe, expect, it } from 'vitest';
import { cleanTiff } from './clean-tiff.ts';
import { containsLocation } from './contains-location.ts';

type Value = { tag: number; type: number; values: number[] };
const [BYTE, ASCII, SHORT, LONG] = [1, 2, 3, 4];
const SIZES: Record<number, number> = { 1: 1, 2: 1, 3: 2, 4: 4 };
const text = (words: string) => [...new TextEncoder().encode(`${words}\0`)];

/** A TIFF whose directories have these values; a value above 2^31 stands for the offset of a directory, counted from there. */
function createTiff(directories: Value[][], isLittle: boolean) {
  const bytes = new Uint8Array(2048);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, isLittle ? 0x4949 : 0x4d4d);
  view.setUint16(2, 42, isLittle);
  const starts: number[] = [];
  let end = 8;
  for (const entries of directories) {
    starts.push(end);
    end += 2 + entries.length * 12 + 4;
  }
  view.setUint32(4, starts[0] ?? 0, isLittle);
  directories.forEach((entries, number) => {
    const start = starts[number] ?? 0;
    view.setUint16(start, entries.length, isLittle);
    entries.forEach(({ tag, type, values }, index) => {
      const entry = start + 2 + index * 12;
      view.setUint16(entry, tag, isLittle);
      view.setUint16(entry + 2, type, isLittle);
      view.setUint32(entry + 4, values.length, isLittle);
      const size = SIZES[type] ?? 1;
      let at = entry + 8;
      if (size * values.length > 4) {
        view.setUint32(at, end, isLittle);
        at = end;
        end += size * values.length;
      }
      for (const value of values) {
        const actual = value >= 2 ** 31 ? (starts[value - 2 ** 31] ?? 0) : value;
        if (size === 1) view.setUint8(at, actual);
        else if (size === 2) view.setUint16(at, actual, isLittle);
        else view.setUint32(at, actual, isLittle);
        at += size;
      }
    });
  });
  return bytes.slice(0, end);
}

const toDirectory = (index: number) => [2 ** 31 + index];
const directories: Value[][] = [
  [
    { tag: 256, type: SHORT, values: [8] },
    { tag: 270, type: ASCII, values: text('The harbor') },
    { tag: 273, type: LONG, values: [1, 2, 3] },
    { tag: 274, type: SHORT, values: [6] },
    { tag: 305, type: ASCII, values: text('Bo') },
    { tag: 330, type: LONG, values: toDirectory(1) },
    { tag: 700, type: BYTE, values: text('<x exif:GPSLatitude="52"/>') },
    { tag: 34665, type: LONG, values: toDirectory(2) },
    { tag: 34675, type: BYTE, values: text('profile') },
    { tag: 34853, type: LONG, values: toDirectory(3) },
  ],
  [
    { tag: 256, type: SHORT, values: [4] },
    { tag: 306, type: ASCII, values: text('2026:01:01 10:00:00') },
  ],
  [{ tag: 37500, type: BYTE, values: text('notes of the camera') }],
  [{ tag: 2, type: LONG, values: [52, 1, 31, 1, 12, 1] }],
];

describe.each([true, false])('a TIFF (little-endian: %s)', (isLittle) => {
  const bytes = createTiff(directories, isLittle);
  const clean = async (changed = bytes) => {
    const cleaned = await cleanTiff(new Blob([changed], { type: 'image/tiff' }));
    return cleaned && new Uint8Array(await cleaned.arrayBuffer());
  };
  const listTags = (content: Uint8Array<ArrayBuffer>, start: number) => {
    const view = new DataView(content.buffer);
    return Array.from({ length: view.getUint16(start, isLittle) }, (_, index) =>
      view.getUint16(start + 2 + index * 12, isLittle),
    );
  };

  it('loses texts, the place and what the camera notes, and keeps the picture', async () => {
    expect(await containsLocation(new Blob([bytes]))).toBe(true);
    const cleaned = (await clean()) ?? new Uint8Array();
    expect(cleaned).toHaveLength(bytes.length);
    expect(await containsLocation(new Blob([cleaned]))).toBe(false);
    const words = new TextDecoder().decode(cleaned);
    expect(words).not.toMatch(/harbor|Bo|GPS|2026|camera/);
    expect(words).toContain('profile');
    expect(listTags(cleaned, 8)).toEqual([256, 273, 274, 330, 34675]);
    expect(listTags(cleaned, 8 + 2 + 10 * 12 + 4)).toEqual([256]);
    const isSame = (await clean(cleaned)) ?? new Uint8Array();
    expect(isSame).toEqual(cleaned);
  });

  it('is none if it is cut off or of another kind', async () => {
    expect(await clean(bytes.slice(0, 100))).toBeNull();
    const large = bytes.slice();
    new DataView(large.buffer).setUint16(2, 43, isLittle);
    expect(await clean(large)).toBeNull();
  });

  it('ends if a directory leads to itself', async () => {
    const circle = createTiff([[{ tag: 330, type: LONG, values: toDirectory(0) }]], isLittle);
    expect(listTags((await clean(circle)) ?? new Uint8Array(), 8)).toEqual([330]);
  });
});
