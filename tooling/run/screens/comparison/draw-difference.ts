import type { Page } from '@playwright/test';
import { comparePixels } from './compare-pixels.ts';

type InPage = { comparePixels: typeof comparePixels };

export type Difference = { changed: number; png: Buffer };

/** Decodes and compares two pictures in a browser. A picture that is larger differs where the other one ends. */
export async function drawDifference(
  page: Page,
  before: Buffer,
  after: Buffer,
): Promise<Difference> {
  await page.addScriptTag({ content: comparePixels.toString() });
  const { changed, url } = await page.evaluate(compareInPage, [
    toDataUrl(before),
    toDataUrl(after),
  ] as const);
  return { changed, png: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64') };
}

function toDataUrl(png: Buffer): string {
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** Runs in the page. */
async function compareInPage([before, after]: readonly [string, string]) {
  const load = async (src: string) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    return image;
  };
  const images = [await load(before), await load(after)];
  const width = Math.max(...images.map((image) => image.width));
  const height = Math.max(...images.map((image) => image.height));
  const draw = (image?: HTMLImageElement) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('The browser has no canvas.');
    if (image) context.drawImage(image, 0, 0);
    return { canvas, context, pixels: context.getImageData(0, 0, width, height) };
  };
  const [first, second, drawn] = [draw(images[0]), draw(images[1]), draw()];
  const { comparePixels } = globalThis as unknown as InPage;
  const changed = comparePixels(first.pixels.data, second.pixels.data, drawn.pixels.data);
  drawn.context.putImageData(drawn.pixels, 0, 0);
  return { changed, url: drawn.canvas.toDataURL() };
}
