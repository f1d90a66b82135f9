import { createByteReader } from './byte-reader.ts';
import { createFileParts } from './file-parts.ts';
import { createOrientation, readOrientation } from './orientation.ts';

const SIGNATURE_LENGTH = 8;
/** Length, type and checksum. */
const FRAME_LENGTH = 12;
const MAX_EXIF_LENGTH = 65_536;
/** Texts may hold XMP, EXIF and IPTC data. */
const REMOVED = ['iTXt', 'tEXt', 'zTXt', 'tIME', 'eXIf', 'caBX'];

/** A PNG without texts and EXIF data except its orientation. The picture itself is not changed. */
export async function cleanPng(file: Blob): Promise<Blob | null> {
  const read = createByteReader(file);
  const parts = createFileParts(file);
  parts.copy(0, SIGNATURE_LENGTH);
  let offset = SIGNATURE_LENGTH;
  while (offset + FRAME_LENGTH <= file.size) {
    const header = await read(offset, 8);
    const length = new DataView(header.buffer, header.byteOffset, 8).getUint32(0);
    const type = String.fromCharCode(...header.subarray(4));
    const end = offset + FRAME_LENGTH + length;
    if (!REMOVED.includes(type)) parts.copy(offset, Math.min(end, file.size));
    if (type === 'eXIf' && length <= MAX_EXIF_LENGTH) {
      const exif = createOrientation(readOrientation(await read(offset + 8, length)));
      if (exif) parts.add(toChunk(type, exif));
    }
    if (type === 'IEND') break;
    offset = end;
  }
  return parts.toBlob('image/png');
}

function toChunk(type: string, content: Uint8Array) {
  const bytes = new Uint8Array(FRAME_LENGTH + content.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, content.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(content, 8);
  view.setUint32(8 + content.length, checksum(bytes.subarray(4, 8 + content.length)));
  return bytes;
}

/** CRC-32. */
function checksum(bytes: Uint8Array) {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return (value ^ 0xffffffff) >>> 0;
}
