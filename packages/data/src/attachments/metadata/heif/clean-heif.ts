import { listBoxes } from './boxes.ts';
import { createByteReader } from '../byte-reader.ts';
import { createFileParts } from '../file-parts.ts';
import { findMetadata } from './find-metadata.ts';

/** The segments of pictures. Others, such as a film that a phone adds, may say where it was taken. */
const NEEDED = ['ftyp', 'meta', 'mdat', 'idat', 'moov', 'free', 'skip', 'jumb'];
const TYPE_OFFSET = 4;

/**
 * A HEIC or AVIF file whose metadata is overwritten, so that everything else stays where the file says it is. How the picture is turned
 * is no metadata there. Null if it cannot be read.
 */
export async function cleanHeif(file: Blob): Promise<Blob | null> {
  const read = createByteReader(file);
  const boxes = await listBoxes(read, 0, file.size);
  const meta = boxes?.find(({ type }) => type === 'meta');
  if (!boxes || !meta) return null;
  const extents = await findMetadata(read, meta);
  if (!extents) return null;
  const erased = [
    ...extents.map(({ start, end }) => ({ start, bytes: createEmptyItem(end - start) })),
    ...boxes
      .filter(({ type }) => !NEEDED.includes(type))
      .flatMap(({ start, content, end }) => [
        { start: start + TYPE_OFFSET, bytes: new TextEncoder().encode('free') },
        { start: content, bytes: new Uint8Array(end - content) },
      ]),
  ].toSorted((one, other) => one.start - other.start);
  const parts = createFileParts(file);
  let offset = 0;
  for (const { start, bytes } of erased) {
    if (start < offset || start + bytes.length > file.size) return null;
    parts.copy(offset, start);
    parts.add(bytes);
    offset = start + bytes.length;
  }
  parts.copy(offset, file.size);
  return parts.toBlob(file.type);
}

/** EXIF data that says nothing, which is no text either; as it begins with its offset, zeros are valid, too. */
function createEmptyItem(length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  if (length >= 18) bytes.set([0, 0, 0, 0, 0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8]);
  return bytes;
}
