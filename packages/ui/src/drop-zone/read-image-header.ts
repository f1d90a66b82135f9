export type ImageHeader = {
  type: 'image/jpeg' | 'image/png' | 'image/gif';
  /** Zero if the header does not contain it. */
  width: number;
  height: number;
};

const startsWith = (view: DataView, bytes: readonly number[]) =>
  view.byteLength >= bytes.length && bytes.every((byte, index) => view.getUint8(index) === byte);

const signatures = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  gif87: [0x47, 0x49, 0x46, 0x38, 0x37, 0x61],
  gif89: [0x47, 0x49, 0x46, 0x38, 0x39, 0x61],
  jpeg: [0xff, 0xd8, 0xff],
} as const;

/** Reads type and size from the first bytes, whatever the file name. Null if it is none of the three types. */
export function readImageHeader(buffer: ArrayBuffer): ImageHeader | null {
  const view = new DataView(buffer);
  if (startsWith(view, signatures.png)) {
    const isWhole = view.byteLength >= 24;
    return {
      type: 'image/png',
      width: isWhole ? view.getUint32(16) : 0,
      height: isWhole ? view.getUint32(20) : 0,
    };
  }
  if (startsWith(view, signatures.gif87) || startsWith(view, signatures.gif89)) {
    const isWhole = view.byteLength >= 10;
    return {
      type: 'image/gif',
      width: isWhole ? view.getUint16(6, true) : 0,
      height: isWhole ? view.getUint16(8, true) : 0,
    };
  }
  if (startsWith(view, signatures.jpeg)) return { type: 'image/jpeg', ...readJpegFrame(view) };
  return null;
}

/** SOF0 to SOF15, except for the three that are tables. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Walks the segments to the one with width and height. */
function readJpegFrame(view: DataView) {
  let offset = 2;
  while (offset + 9 <= view.byteLength && view.getUint8(offset) === 0xff) {
    const marker = view.getUint8(offset + 1);
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    if (isFrame(marker)) {
      return { width: view.getUint16(offset + 7), height: view.getUint16(offset + 5) };
    }
    offset += 2 + view.getUint16(offset + 2);
  }
  return { width: 0, height: 0 };
}
