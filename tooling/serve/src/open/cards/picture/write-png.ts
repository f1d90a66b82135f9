export type Pixels = { width: number; height: number; data: Uint8ClampedArray | Uint8Array };

/** Pixels with red, green, blue and opacity as a PNG, so that what draws SVG reads them. */
export async function writePng({ width, height, data }: Pixels): Promise<Uint8Array> {
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  // Eight bits of four colors.
  header.setUint16(8, 0x0806);
  // Each line begins with how it is packed: as it is.
  const lines = new Uint8Array(height * (width * 4 + 1));
  for (let line = 0; line < height; line += 1) {
    lines.set(data.subarray(line * width * 4, (line + 1) * width * 4), line * (width * 4 + 1) + 1);
  }
  return join([
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    writePart('IHDR', new Uint8Array(header.buffer)),
    writePart('IDAT', await deflate(lines)),
    writePart('IEND', new Uint8Array()),
  ]);
}

/** Halves, thirds and so on of a picture, as long as it stays at least this wide: each pixel is the average of a square. */
export function shrink({ width, height, data }: Pixels, minWidth: number): Pixels {
  const factor = Math.max(1, Math.floor(width / minWidth));
  if (factor === 1) return { width, height, data };
  const small = {
    width: Math.floor(width / factor),
    height: Math.max(1, Math.floor(height / factor)),
  };
  const result = new Uint8ClampedArray(small.width * small.height * 4);
  const rows = Math.min(factor, height);
  for (let index = 0; index < result.length; index += 1) {
    const [color, pixel] = [index % 4, index >> 2];
    const left = (pixel % small.width) * factor;
    const top = Math.floor(pixel / small.width) * factor;
    let sum = 0;
    for (let y = 0; y < rows; y += 1) {
      const start = ((top + y) * width + left) * 4 + color;
      for (let x = 0; x < factor; x += 1) sum += data[start + x * 4] ?? 0;
    }
    result[index] = sum / (factor * rows);
  }
  return { ...small, data: result };
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

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
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
