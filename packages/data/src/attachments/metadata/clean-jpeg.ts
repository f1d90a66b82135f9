import { createByteReader, type ByteReader } from './byte-reader.ts';
import { createFileParts } from './file-parts.ts';
import { createOrientation, readOrientation } from './orientation.ts';

const [START_OF_SCAN, END_OF_IMAGE, COMMENT] = [0xda, 0xd9, 0xfe];
/** JFIF and Adobe, which say how colors are stored. Of the other application segments, only color profiles are needed. */
const NEEDED_SEGMENTS = [0xe0, 0xee];
const [EXIF_SEGMENT, PROFILE_SEGMENT] = [0xe1, 0xe2];
const SCAN_STEP = 65_536;

/**
 * A JPEG without anything that says where it was taken: only its orientation and colors remain, and what follows its end is cut off.
 * The picture itself is not changed. Null if it is none.
 */
export async function cleanJpeg(file: Blob): Promise<Blob | null> {
  const read = createByteReader(file);
  const parts = createFileParts(file);
  parts.copy(0, 2);
  let offset = 2;
  while (offset < file.size) {
    const [lead, marker = 0, high = 0, low = 0] = await read(offset, 4);
    if (lead !== 0xff) return null;
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    if (marker === END_OF_IMAGE) {
      parts.copy(offset, offset + 2);
      break;
    }
    const end = offset + 2 + high * 256 + low;
    const next = marker === START_OF_SCAN ? await findMarker(read, end, file.size) : end;
    if (isNeeded(marker, await read(offset + 4, 11))) parts.copy(offset, Math.min(next, file.size));
    else if (marker === EXIF_SEGMENT) {
      const exif = toExifSegment(await read(offset + 4, end - offset - 4));
      if (exif) parts.add(exif);
    }
    offset = next;
  }
  return parts.toBlob('image/jpeg');
}

function isNeeded(marker: number, start: Uint8Array) {
  if (marker === PROFILE_SEGMENT) return toText(start) === 'ICC_PROFILE';
  const isApplication = marker >= 0xe0 && marker <= 0xef;
  return isApplication ? NEEDED_SEGMENTS.includes(marker) : marker !== COMMENT;
}

/** Null for a segment of another kind, such as XMP, and for an upright picture. */
function toExifSegment(content: Uint8Array): Uint8Array<ArrayBuffer> | null {
  if (toText(content.subarray(0, 6)) !== 'Exif\0\0') return null;
  const exif = createOrientation(readOrientation(content.subarray(6)));
  if (!exif) return null;
  const header = [0xff, EXIF_SEGMENT, 0, 8 + exif.length, 0x45, 0x78, 0x69, 0x66, 0, 0];
  return new Uint8Array([...header, ...exif]);
}

/** The first marker after the data of a scan, in which 0xff is followed by zero or a restart marker. */
async function findMarker(read: ByteReader, from: number, size: number) {
  let offset = from;
  while (offset < size) {
    const bytes = await read(offset, SCAN_STEP);
    const index = findMarkerIn(bytes);
    if (index !== null) return offset + index;
    // The last byte may be the first half of a marker.
    offset += Math.max(1, bytes.length - 1);
  }
  return size;
}

function findMarkerIn(bytes: Uint8Array) {
  let index = bytes.indexOf(0xff);
  while (index !== -1 && index + 1 < bytes.length) {
    const next = bytes[index + 1] ?? 0;
    const isData = next === 0 || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return index;
    index = bytes.indexOf(0xff, index + 2);
  }
  return null;
}

function toText(bytes: Uint8Array) {
  return String.fromCharCode(...bytes);
}
