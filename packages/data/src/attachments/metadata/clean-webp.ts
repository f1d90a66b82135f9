import { createByteReader } from './byte-reader.ts';
import { createFileParts } from './file-parts.ts';
import { createOrientation, readOrientation } from './orientation.ts';

const HEADER_LENGTH = 12;
const FRAME_LENGTH = 8;
const MAX_EXIF_LENGTH = 65_536;
/** Flags in the first byte of VP8X. */
const [EXIF_FLAG, XMP_FLAG] = [0x08, 0x04];

/** A WebP without XMP and EXIF data except its orientation. The picture itself is not changed. */
export async function cleanWebp(file: Blob): Promise<Blob | null> {
  const read = createByteReader(file);
  const content = createFileParts(file);
  let [offset, length] = [HEADER_LENGTH, 4];
  let flagOffset: number | null = null;
  let hasExif = false;
  const header = (await read(0, HEADER_LENGTH)).slice();
  const riffEnd = Math.min(file.size, 8 + toView(header).getUint32(4, true));
  while (offset + FRAME_LENGTH <= riffEnd) {
    const frame = await read(offset, FRAME_LENGTH);
    const type = String.fromCharCode(...frame.subarray(0, 4));
    const size = toView(frame).getUint32(4, true);
    const end = Math.min(offset + FRAME_LENGTH + size + (size % 2), riffEnd);
    if (type === 'VP8X') flagOffset = length - 4;
    if (type === 'EXIF') {
      const exif = size <= MAX_EXIF_LENGTH ? toExif(await read(offset + 8, size)) : null;
      if (exif && !hasExif) {
        content.add(exif);
        length += exif.length;
        hasExif = true;
      }
    } else if (type !== 'XMP ') {
      content.copy(offset, end);
      length += end - offset;
    }
    offset = end;
  }
  toView(header).setUint32(4, length, true);
  const body = content.toBlob('');
  if (flagOffset === null) return new Blob([header, body], { type: 'image/webp' });
  const at = flagOffset + FRAME_LENGTH;
  const [flags = 0] = new Uint8Array(await body.slice(at, at + 1).arrayBuffer());
  const cleared = (flags & ~(EXIF_FLAG | XMP_FLAG)) | (hasExif ? EXIF_FLAG : 0);
  const newFlags = new Uint8Array([cleared]);
  return new Blob([header, body.slice(0, at), newFlags, body.slice(at + 1)], {
    type: 'image/webp',
  });
}

function toExif(content: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const hasPrefix = String.fromCharCode(...content.subarray(0, 4)) === 'Exif';
  const exif = createOrientation(readOrientation(content.subarray(hasPrefix ? 6 : 0)));
  return exif && new Uint8Array([0x45, 0x58, 0x49, 0x46, exif.length, 0, 0, 0, ...exif]);
}

function toView({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>) {
  return new DataView(buffer, byteOffset, byteLength);
}
