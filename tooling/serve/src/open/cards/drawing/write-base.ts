import { fitLines, outlineLine, type FontBook } from '@showcase/documents/outlines';
import { palette } from '@showcase/ui/palette';
import { CARD_SIZE } from '../card-content.ts';

export type Frame = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** How much of the width is on the card. */
  visible: number;
};

/** What many cards have in common. */
export type Base = {
  isPortrait: boolean;
  /** Behind an initial; null for a hole with a picture in it. */
  ink: string | null;
};

const { light, night } = palette;
const INKS = [light.volt, light.spark, light.success, light.chart3, light.chart4] as const;
/** Where texts begin. */
export const LEFT = 64;
export const SITE = 'Bolt Showcase';
const BOLT = 'M15.6 4.5 7.2 15.6h5.2l-1.1 7.9 8.5-11.3h-5.3z';

/** A wide picture runs off the right edge of the card, as the left of a screen says what it is; a portrait does not. */
const WIDE = { x: 648, y: 96, width: 700, height: 438, visible: 552, radius: 24 };
const PORTRAIT = { x: 736, y: 115, width: 400, height: 400, visible: 400, radius: 40 };

/** Where the picture of a card is. */
export function findFrame(isPortrait: boolean): Frame & { radius: number } {
  return isPortrait ? PORTRAIT : WIDE;
}

/** The color without a picture, so that neighbors differ. */
export function pickInk(title: string): string {
  return INKS[toNumber(title) % INKS.length] ?? light.volt;
}

/** The paper, the logo and the frame of a card as an SVG of shapes. */
export function writeBase({ isPortrait, ink }: Base, book: FontBook): string {
  const { width, height } = CARD_SIZE;
  const paper = `M0 0H${width}V${height}H0Z`;
  const { radius, ...frame } = findFrame(isPortrait);
  const rect = `x="${frame.x}" y="${frame.y}" width="${frame.width}" height="${frame.height}" rx="${radius}"`;
  const picture = ink
    ? `<rect ${rect} fill="${light.sunken}"/><rect ${rect} fill="${ink}" fill-opacity="0.14"/>`
    : `<rect ${rect} fill="none" stroke="${light.border}" stroke-width="2"/>`;
  const [site] = fitLines(SITE, { size: 28, weight: 700, width: 400, maxLines: 1 }, book);
  const name = site && outlineLine(site, book, { x: LEFT + 64, y: 97, size: 28 });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<path fill="${light.paper}" fill-rule="evenodd" d="${paper}${ink ? '' : outlineFrame(isPortrait)}"/>`,
    picture,
    `<g transform="translate(${LEFT} 64)"><rect width="48" height="48" rx="14" fill="${night.paper}"/>`,
    `<path transform="scale(1.714)" fill="${night.spark}" d="${BOLT}"/></g>`,
    `<path fill="${light.ink}" d="${name ?? ''}"/></svg>`,
  ].join('');
}

function outlineFrame(isPortrait: boolean): string {
  const { x, y, width, height, radius } = findFrame(isPortrait);
  const [right, down] = [width - 2 * radius, height - 2 * radius];
  const corner = (to: string) => `a${radius} ${radius} 0 0 1 ${to}`;
  return [
    `M${x + radius} ${y}h${right}${corner(`${radius} ${radius}`)}v${down}`,
    `${corner(`${-radius} ${radius}`)}h${-right}${corner(`${-radius} ${-radius}`)}v${-down}`,
    `${corner(`${radius} ${-radius}`)}z`,
  ].join('');
}

/** The same for the same text, otherwise as good as random. */
function toNumber(text: string): number {
  let number = 0;
  for (const character of text) number = (number * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return number;
}
