/** Texts, who made it, when and with what; XMP, IPTC and Photoshop data; the directories of EXIF data and of the place. */
const REMOVED = [
  269, 270, 271, 272, 285, 305, 306, 315, 316, 700, 33432, 33723, 34377, 34665, 34853,
];
/** Of EXIF data, of the place, and of interoperability: all of what they list goes. */
const REMOVED_DIRECTORIES = [34665, 34853, 40965];
const SUB_PICTURES = 330;
/** In bytes, by the number of a type. */
const TYPE_SIZES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4];
const ENTRY_LENGTH = 12;
const MAGIC = 42;

/** A TIFF without metadata. The picture itself is not changed and stays where it is. Null if it cannot be read. */
export async function cleanTiff(file: Blob): Promise<Blob | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return eraseMetadata(bytes) ? new Blob([bytes], { type: file.type }) : null;
  } catch {
    // A directory or a value is outside the file.
    return null;
  }
}

type Entry = { tag: number; offset: number; size: number; valueOffset: number };

/** False for another kind of TIFF. */
function eraseMetadata(bytes: Uint8Array<ArrayBuffer>): boolean {
  const view = new DataView(bytes.buffer);
  const isLittle = view.getUint16(0) === 0x4949;
  if (view.getUint16(2, isLittle) !== MAGIC) return false;
  const seen = new Set<number>();
  const pending = [view.getUint32(4, isLittle)];

  const listEntries = (directory: number): Entry[] =>
    Array.from({ length: view.getUint16(directory, isLittle) }, (_, index) => {
      const offset = directory + 2 + index * ENTRY_LENGTH;
      const count = view.getUint32(offset + 4, isLittle);
      const size = count * (TYPE_SIZES[view.getUint16(offset + 2, isLittle)] ?? 0);
      const valueOffset = size > 4 ? view.getUint32(offset + 8, isLittle) : offset + 8;
      if (valueOffset + size > bytes.length) throw new RangeError('A value is outside the file');
      return { tag: view.getUint16(offset, isLittle), offset, size, valueOffset };
    });
  const readPointers = ({ valueOffset, size }: Entry) =>
    Array.from({ length: Math.floor(size / 4) }, (_, index) =>
      view.getUint32(valueOffset + index * 4, isLittle),
    );

  function eraseDirectory(directory: number) {
    if (seen.has(directory)) return;
    seen.add(directory);
    const entries = listEntries(directory);
    for (const entry of entries) eraseValue(entry);
    bytes.fill(0, directory, directory + 2 + entries.length * ENTRY_LENGTH + 4);
  }
  function eraseValue(entry: Entry) {
    if (REMOVED_DIRECTORIES.includes(entry.tag)) readPointers(entry).forEach(eraseDirectory);
    bytes.fill(0, entry.valueOffset, entry.valueOffset + entry.size);
  }
  function cleanDirectory(directory: number) {
    const entries = listEntries(directory);
    const end = directory + 2 + entries.length * ENTRY_LENGTH;
    const next = view.getUint32(end, isLittle);
    const needed = entries.filter(({ tag }) => !REMOVED.includes(tag));
    for (const entry of entries)
      if (entry.tag === SUB_PICTURES) pending.push(...readPointers(entry));
    for (const entry of entries) if (!needed.includes(entry)) eraseValue(entry);
    const copies = needed.map(({ offset }) => bytes.slice(offset, offset + ENTRY_LENGTH));
    bytes.fill(0, directory + 2, end + 4);
    view.setUint16(directory, needed.length, isLittle);
    copies.forEach((copy, index) => bytes.set(copy, directory + 2 + index * ENTRY_LENGTH));
    view.setUint32(directory + 2 + needed.length * ENTRY_LENGTH, next, isLittle);
    pending.push(next);
  }

  for (let directory = pending.shift(); directory !== undefined; directory = pending.shift()) {
    if (directory === 0 || seen.has(directory)) continue;
    seen.add(directory);
    cleanDirectory(directory);
  }
  return true;
}
