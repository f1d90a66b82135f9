/**
 * A WOFF file as the plain font that it packs (W3C WOFF 1.0, section 4). Fontkit would unpack a table again each time it reads it, and can't
 * take single glyphs out of WOFF 2.
 */
export async function unpackWoff(woff: Uint8Array): Promise<Uint8Array> {
  const view = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  if (view.getUint32(0) !== 0x774f4646) throw new Error('Not a WOFF file.');
  const count = view.getUint16(12);
  const tables = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const entry = 44 + 20 * index;
      const [tag, start, packed, length, checksum] = [0, 4, 8, 12, 16].map((at) =>
        view.getUint32(entry + at),
      ) as [number, number, number, number, number];
      const data = woff.subarray(start, start + packed);
      return { tag, checksum, length, data: packed < length ? await inflate(data) : data };
    }),
  );
  return writeFont(view.getUint32(4), tables);
}

type Table = { tag: number; checksum: number; length: number; data: Uint8Array };

const padded = (length: number) => (length + 3) & ~3;

function writeFont(flavor: number, tables: readonly Table[]): Uint8Array {
  const start = 12 + 16 * tables.length;
  const font = new Uint8Array(tables.reduce((sum, { length }) => sum + padded(length), start));
  const view = new DataView(font.buffer);
  const exponent = Math.floor(Math.log2(tables.length));
  view.setUint32(0, flavor);
  view.setUint16(4, tables.length);
  view.setUint16(6, 16 * 2 ** exponent);
  view.setUint16(8, exponent);
  view.setUint16(10, 16 * (tables.length - 2 ** exponent));
  let position = start;
  for (const [index, { tag, checksum, length, data }] of tables.entries()) {
    for (const [field, value] of [tag, checksum, position, length].entries()) {
      view.setUint32(12 + 16 * index + 4 * field, value);
    }
    font.set(data, position);
    position += padded(length);
  }
  return font;
}

async function inflate(data: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([new Uint8Array(data)])
    .stream()
    .pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
