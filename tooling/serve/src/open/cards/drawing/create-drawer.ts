import { initWasm, Resvg } from '@resvg/resvg-wasm';
import decodeWebp, { init as initWebp } from '@jsquash/webp/decode.js';
import type { DrawCard } from '../card-content.ts';
import { coverFrame } from '../picture/cover-frame.ts';
import { createBase, joinLayers, type Base } from '../picture/join-layers.ts';
import type { Pixels } from '../picture/pixels.ts';
import { readPicture } from '../picture/read-picture.ts';
import { reduceColors } from '../picture/reduce-colors.ts';
import { writePng, type Deflate } from '../picture/write-png.ts';
import { findFrame } from './write-base.ts';
import { TEXTS, writeCard, type CardFonts, type WrittenCard } from './write-card.ts';

/** WhatsApp shows no preview with a picture above 300 kB, which one of a photo is in all its colors. */
const MAX_BYTES = 280_000;

type DrawerParts = {
  svg: WebAssembly.Module;
  webp: WebAssembly.Module;
  fonts: CardFonts;
  deflate: Deflate;
};

/** Draws cards as PNG in this thread, with web interfaces only. */
export async function createDrawer({ svg, webp, fonts, deflate }: DrawerParts): Promise<DrawCard> {
  await Promise.all([initWasm(svg), initWebp(webp)]);
  // Two shapes of a frame, with an initial in one of few colors or a picture.
  const bases = new Map<string, Base>();

  return async ({ content, pictureUrl }) => {
    const { picture, isFinal } = pictureUrl
      ? await readPicture(pictureUrl, { decodeWebp, drawSvg })
      : { picture: null, isFinal: true };
    const card = await writeCard(content, fonts, { hasPicture: picture !== null });
    const base = drawBase(card);
    const frame = findFrame(content.isPortrait);
    const data = joinLayers(base, {
      above: { ...drawSvg(card.texts), x: 0, y: TEXTS.top },
      below: picture && { ...coverFrame(picture, frame), x: frame.x, y: frame.y },
    });
    const png = await writePng({ ...base, data }, deflate);
    if (png.length <= MAX_BYTES) return { png, isComplete: isFinal };
    const reduced = { ...base, ...reduceColors(data) };
    return { png: await writePng(reduced, deflate), isComplete: isFinal };
  };

  function drawBase({ base, writeBase }: WrittenCard): Base {
    const key = `${base.isPortrait}${base.ink}`;
    const drawn = bases.get(key) ?? createBase(drawSvg(writeBase()));
    bases.set(key, drawn);
    return drawn;
  }
}

function drawSvg(svg: string): Pixels {
  const resvg = new Resvg(svg);
  const image = resvg.render();
  try {
    return { width: image.width, height: image.height, data: image.pixels };
  } finally {
    image.free();
    resvg.free();
  }
}
