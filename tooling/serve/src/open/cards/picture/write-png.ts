type Picture = {
  width: number;
  height: number;
  /** Red, green and blue of each pixel, or the number of its color in the palette. */
  data: Uint8Array;
  palette?: Uint8Array;
};

/** Packs bytes as zlib does. */
export type Deflate = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array | Promise<Uint8Array>;

/** Pixels as a PNG. */
export async function writePng(
  { width, height, data, palette }: Picture,
  deflate: Deflate,
): Promise<Uint8Array<ArrayBuffer>> {
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  // Eight bits of a number, or of three colors.
  header.setUint16(8, palette ? 0x0803 : 0x0802);
  // Each line begins with how it is packed: as it is.
  const length = width * (palette ? 1 : 3);
  const lines = new Uint8Array(height * (length + 1));
  for (let line = 0; line < height; line += 1) {
    lines.set(data.subarray(line * length, (line + 1) * length), line * (length + 1) + 1);
  }
  return join([
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    writePart('IHDR', new Uint8Array(header.buffer)),
    ...(palette ? [writePart('PLTE', palette)] : []),
    writePart('IDAT', await deflate(lines)),
    writePart('IEND', new Uint8Array()),
  ]);
}

const SUMS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1;
  return sum;
});

function writePart(name: string, content: Uint8Array): Uint8Array {
  const named = join([new TextEncoder().encode(name), content]);
  let sum = 0xffffffff;
  for (const byte of named) sum = (SUMS[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  return join([bigEndian(content.length), named, bigEndian((sum ^ 0xffffffff) >>> 0)]);
}

function bigEndian(number: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, number);
  return bytes;
}

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
