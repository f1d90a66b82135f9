import { describe, expect, it } from 'vitest';
import { HEIC_TAKEN_SOMEWHERE, toFile } from '../../testing/pictures.ts';
import { containsLocation } from '../contains-location.ts';
import { cleanHeif } from './clean-heif.ts';

const photo = toFile(HEIC_TAKEN_SOMEWHERE, 'image/heic');
const read = async (file: Blob | null) =>
  new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer());
/** Where the EXIF data of the photo begins. */
const EXIF_START = 360;

describe('a photo of a phone', () => {
  it('loses its EXIF data, and nothing else moves or changes', async () => {
    const [before, after] = [await read(photo), await read(await cleanHeif(photo))];
    expect(after).toHaveLength(before.length);
    expect(after.subarray(0, EXIF_START)).toEqual(before.subarray(0, EXIF_START));
    expect([...after.subarray(EXIF_START, EXIF_START + 12)]).toEqual([
      0, 0, 0, 0, 0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8,
    ]);
    expect(after.subarray(EXIF_START + 12).every((byte) => byte === 0)).toBe(true);
    expect((await cleanHeif(photo))?.type).toBe('image/heic');
  });

  it('is the same when it is cleaned a second time', async () => {
    const once = await cleanHeif(photo);
    expect(await read(once && (await cleanHeif(once)))).toEqual(await read(once));
  });

  it('loses the film that the phone has added', async () => {
    const film = new Blob([new Uint8Array([0, 0, 0, 19]), 'mpvdGPSLatitude']);
    const cleaned = await cleanHeif(new Blob([photo, film]));
    expect(cleaned?.size).toBe(photo.size + 19);
    const end = await cleaned?.slice(photo.size + 4).text();
    expect(end).toBe(`free${'\0'.repeat(11)}`);
  });

  it('loses texts in XMP data, too', async () => {
    const bytes = await read(photo);
    const text = new TextDecoder('latin1').decode(bytes);
    bytes.set(new TextEncoder().encode('mime'), text.indexOf('Exif'));
    const cleaned = await cleanHeif(new Blob([bytes]));
    expect(cleaned && (await containsLocation(cleaned))).toBe(false);
  });

  it('is not touched if its parts make no sense', async () => {
    for (let size = 20; size < photo.size; size += 7) {
      expect(await cleanHeif(photo.slice(0, size))).toBeNull();
    }
    for (let at = 0; at < EXIF_START; at += 1) {
      const bytes = await read(photo);
      bytes[at] = 0xff;
      const cleaned = await cleanHeif(new Blob([bytes]));
      expect(cleaned?.size ?? photo.size).toBe(photo.size);
    }
  });
});
