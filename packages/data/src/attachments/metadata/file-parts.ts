/** A new file made of parts of another one and of new bytes, without loading either. */
export function createFileParts(file: Blob) {
  const parts: BlobPart[] = [];
  let start = 0;
  let end = 0;

  function flush() {
    if (end > start) parts.push(file.slice(start, end));
    start = end;
  }

  return {
    /** Adds the bytes from one offset to another one. */
    copy(from: number, to: number) {
      if (from !== end) {
        flush();
        start = from;
      }
      end = to;
    },
    add(bytes: Uint8Array<ArrayBuffer>) {
      flush();
      parts.push(bytes);
    },
    toBlob(type: string) {
      flush();
      return new Blob(parts, { type });
    },
  };
}
