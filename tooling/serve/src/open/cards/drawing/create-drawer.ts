import { initWasm, Resvg } from '@resvg/resvg-wasm';
import decodeWebp, { init as initWebp } from '@jsquash/webp/decode.js';
import type { DrawCard } from '../card-content.ts';
import { readPicture } from '../picture/read-picture.ts';
import { writeCard, type CardFonts } from './write-card.ts';

type DrawerModules = { svg: WebAssembly.Module; webp: WebAssembly.Module };

/** Draws cards as PNG in this thread, with web interfaces only. */
export async function createDrawer(
  { svg, webp }: DrawerModules,
  fonts: CardFonts,
): Promise<DrawCard> {
  await Promise.all([initWasm(svg), initWebp(webp)]);
  return async ({ content, pictureUrl }) => {
    const picture = pictureUrl ? await readPicture(pictureUrl, decodeWebp) : null;
    const resvg = new Resvg(await writeCard(content, picture, fonts));
    const image = resvg.render();
    try {
      return new Uint8Array(image.asPng());
    } finally {
      image.free();
      resvg.free();
    }
  };
}
