const WINDOW = 65_536;

export type ByteReader = (offset: number, length: number) => Promise<Uint8Array<ArrayBuffer>>;

/** Reads parts of a file without loading all of it. A part beyond the end is shorter. */
export function createByteReader(file: Blob): ByteReader {
  let start = 0;
  let bytes = new Uint8Array();
  return async (offset, length) => {
    const isLoaded = offset >= start && offset + length <= start + bytes.length;
    if (!isLoaded) {
      start = offset;
      const part = file.slice(offset, offset + Math.max(length, WINDOW));
      bytes = new Uint8Array(await part.arrayBuffer());
    }
    return bytes.subarray(offset - start, offset - start + length);
  };
}
