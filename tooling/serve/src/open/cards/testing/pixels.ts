import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const started = readFile(
  fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm')),
).then(initWasm);

/** Pixels of a card: dark ones beside its picture, and those of a plain red. */
export async function readPixels(png: Uint8Array) {
  await started;
  const href = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
  const [width, height] = [16, 20].map((at) => Buffer.from(png).readUInt32BE(at)) as [
    number,
    number,
  ];
  const resvg = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="${href}"/></svg>`,
  );
  const image = resvg.render();
  const { pixels } = image;
  image.free();
  resvg.free();
  const found = { dark: 0, red: 0 };
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    const isBesidePicture = (at / 4) % width < 620;
    if (isBesidePicture && red + green + blue < 300) found.dark += 1;
    if (red > 240 && green < 20 && blue < 20) found.red += 1;
  }
  return { width, height, ...found };
}

const red = Buffer.from(
  'UklGRmwAAABXRUJQVlA4IGAAAAAQBwCdASqgAGQAPrVaqlCnJSOioIgA4BaJaW7hdUlwAAFBo/LBHIYNOcgjYgqOe2IvEFRz2xF4gqOe2IvEFRzvAAD+/pkv//G83mtKP//64D/5wH/zgP5auc1gYEAAAAA=',
  'base64',
);
const huge = Buffer.from(red);
huge.writeUInt16LE(16_383, 26);
huge.writeUInt16LE(16_383, 28);

/** A red picture, and one that says of itself that it is as large as the format allows. */
export const webp = { red, huge };
