import { listBoxes, type Box } from './boxes.ts';
import type { ByteReader } from '../byte-reader.ts';

/** Where a piece of the data of an item is in the file. */
export type Extent = { start: number; end: number };

/** EXIF data, and texts such as XMP. */
const METADATA_TYPES = ['Exif', 'mime'];
const VERSION_AND_FLAGS = 4;

/** Where the metadata in this part of a HEIC or AVIF file is; null if it cannot be told. */
export async function findMetadata(read: ByteReader, meta: Box): Promise<Extent[] | null> {
  const boxes = await listBoxes(read, meta.content + VERSION_AND_FLAGS, meta.end);
  const find = (type: string) => boxes?.find((box) => box.type === type);
  const [itemInfo, locations, itemData] = [find('iinf'), find('iloc'), find('idat')];
  if (!itemInfo) return boxes && [];
  const ids = await listMetadataIds(read, itemInfo);
  if (!ids || !locations) return ids?.length === 0 ? [] : null;
  const fields = createFieldReader(await readContent(read, locations));
  try {
    return readExtents(fields, ids, itemData?.content ?? 0);
  } catch {
    // It ended within a field.
    return null;
  }
}

async function listMetadataIds(read: ByteReader, box: Box): Promise<number[] | null> {
  const [version] = await read(box.content, 1);
  const countSize = version === 0 ? 2 : 4;
  const entries = await listBoxes(read, box.content + VERSION_AND_FLAGS + countSize, box.end);
  if (!entries) return null;
  const ids: number[] = [];
  for (const entry of entries) {
    const content = await readContent(read, entry);
    const idSize = content.getUint8(0) < 3 ? 2 : 4;
    const at = VERSION_AND_FLAGS + idSize + 2;
    if (content.byteLength < at + 4) return null;
    const type = String.fromCharCode(...[0, 1, 2, 3].map((index) => content.getUint8(at + index)));
    const id = idSize === 2 ? content.getUint16(4) : content.getUint32(4);
    if (METADATA_TYPES.includes(type)) ids.push(id);
  }
  return ids;
}

type Fields = ReturnType<typeof createFieldReader>;

/** Null for data that is part of another item. */
function readExtents(fields: Fields, ids: readonly number[], itemData: number): Extent[] | null {
  const version = fields.read(1);
  fields.read(3);
  const [offsetSize, lengthSize] = split(fields.read(1));
  const [baseSize, indexSize] = split(fields.read(1));
  const count = fields.read(version < 2 ? 2 : 4);
  const extents: Extent[] = [];
  for (let item = 0; item < count; item += 1) {
    const id = fields.read(version < 2 ? 2 : 4);
    const method = version === 0 ? 0 : fields.read(2) & 0xf;
    fields.read(2);
    const base = fields.read(baseSize);
    const extentCount = fields.read(2);
    const isMetadata = ids.includes(id);
    for (let extent = 0; extent < extentCount; extent += 1) {
      if (version > 0) fields.read(indexSize);
      const start = base + fields.read(offsetSize) + (method === 1 ? itemData : 0);
      const length = fields.read(lengthSize);
      if (!isMetadata) continue;
      if (method > 1 || length === 0) return null;
      extents.push({ start, end: start + length });
    }
  }
  return extents;
}

function split(byte: number): [high: number, low: number] {
  return [byte >> 4, byte & 0xf];
}

async function readContent(read: ByteReader, { content, end }: Box) {
  const bytes = await read(content, end - content);
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function createFieldReader(view: DataView) {
  let offset = 0;
  return {
    /** A number of so many bytes; 0 for none. */
    read(size: number): number {
      let value = 0;
      for (let index = 0; index < size; index += 1) {
        value = value * 256 + view.getUint8(offset);
        offset += 1;
      }
      return value;
    },
  };
}
