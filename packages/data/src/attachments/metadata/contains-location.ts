const STEP = 1_048_576;

/** The entry of EXIF data that leads to the place, in both byte orders; the names in XMP data; where films have it. */
const SIGNS = [
  [0x88, 0x25, 0, 4, 0, 0, 0, 1],
  [0x25, 0x88, 4, 0, 1, 0, 0, 0],
  [...new TextEncoder().encode('GPSLatitude')],
  [...new TextEncoder().encode('quicktime.location.ISO6709')],
  [0xa9, ...new TextEncoder().encode('xyz'), 0],
];
const MAX_LENGTH = Math.max(...SIGNS.map(({ length }) => length));

/** Whether a file of any kind still says where a picture or a film in it was taken. */
export async function containsLocation(file: Blob): Promise<boolean> {
  for (let start = 0; start < file.size; start += STEP) {
    const part = file.slice(start, start + STEP + MAX_LENGTH);
    const bytes = new Uint8Array(await part.arrayBuffer());
    if (SIGNS.some((sign) => includes(bytes, sign))) return true;
  }
  return false;
}

function includes(bytes: Uint8Array, [first = 0, ...others]: readonly number[]): boolean {
  let index = bytes.indexOf(first);
  while (index !== -1) {
    const start = index + 1;
    if (others.every((byte, position) => bytes[start + position] === byte)) return true;
    index = bytes.indexOf(first, start);
  }
  return false;
}
