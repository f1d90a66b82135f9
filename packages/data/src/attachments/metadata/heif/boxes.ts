import type { ByteReader } from '../byte-reader.ts';

/** A part of a HEIC or AVIF file, which may consist of parts itself. */
export type Box = { type: string; start: number; content: number; end: number };

const SHORT_HEADER = 8;
const LONG_HEADER = 16;

/** The parts between two offsets; null if they make no sense, as in a file that is cut off. */
export async function listBoxes(read: ByteReader, from: number, to: number): Promise<Box[] | null> {
  const boxes: Box[] = [];
  let start = from;
  while (start < to) {
    const header = await read(start, LONG_HEADER);
    if (header.length < SHORT_HEADER) return null;
    const view = new DataView(header.buffer, header.byteOffset, header.byteLength);
    const type = String.fromCharCode(...header.subarray(4, SHORT_HEADER));
    const size = view.getUint32(0);
    const isLong = size === 1 && header.length === LONG_HEADER;
    const content = start + (isLong ? LONG_HEADER : SHORT_HEADER);
    const end = isLong ? start + Number(view.getBigUint64(8)) : size === 0 ? to : start + size;
    if (end < content || end > to) return null;
    boxes.push({ type, start, content, end });
    start = end;
  }
  return boxes;
}
