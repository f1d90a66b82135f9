import { createByteReader, type ByteReader } from './byte-reader.ts';
import { createFileParts } from './file-parts.ts';

const HEADER_LENGTH = 13;
const [EXTENSION, IMAGE, END] = [0x21, 0x2c, 0x3b];
const [COMMENT, APPLICATION] = [0xfe, 0xff];
/** How often the picture repeats, and its color profile. Others may hold XMP data, which may have a place. */
const NEEDED_APPLICATIONS = ['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012'];

/** A GIF without comments and XMP data. The picture itself is not changed. Null if it is none. */
export async function cleanGif(file: Blob): Promise<Blob | null> {
  const read = createByteReader(file);
  const parts = createFileParts(file);
  const [flags = 0] = await read(10, 1);
  let offset = HEADER_LENGTH + getTableLength(flags);
  parts.copy(0, Math.min(offset, file.size));
  while (offset < file.size) {
    const [kind, label = 0] = await read(offset, 2);
    if (kind === END) {
      parts.copy(offset, offset + 1);
      break;
    }
    const start = kind === IMAGE ? await findImageData(read, offset) : offset + 2;
    if (kind !== IMAGE && kind !== EXTENSION) return null;
    const end = await findEndOfBlocks(read, start, file.size);
    if (kind === IMAGE || (await isNeeded(read, offset, label))) parts.copy(offset, end);
    offset = end;
  }
  return parts.toBlob('image/gif');
}

async function isNeeded(read: ByteReader, offset: number, label: number) {
  if (label === COMMENT) return false;
  if (label !== APPLICATION) return true;
  return NEEDED_APPLICATIONS.includes(String.fromCharCode(...(await read(offset + 3, 11))));
}

/** In bytes, of the table of colors that these flags announce. */
function getTableLength(flags: number) {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

async function findImageData(read: ByteReader, offset: number) {
  const [flags = 0] = await read(offset + 9, 1);
  return offset + 10 + getTableLength(flags) + 1;
}

/** Each block begins with its length; the last one has none. */
async function findEndOfBlocks(read: ByteReader, start: number, size: number) {
  let offset = start;
  while (offset < size) {
    const [length = 0] = await read(offset, 1);
    offset += 1 + length;
    if (length === 0) break;
  }
  return Math.min(offset, size);
}
