import { palette } from '@showcase/ui/palette';

type PictureOptions = {
  /** A data URL. */
  picture: string | null;
  /** The first letter as path data, around its middle and as tall as 1. */
  initial: string;
  isPortrait: boolean;
  /** Decides on the color without a picture, so that neighbors differ. */
  name: string;
};

const { light } = palette;
const INKS = [light.volt, light.spark, light.success, light.chart3, light.chart4] as const;

/** A wide picture runs off the right edge of the card, as the left of a screen says what it is; a portrait does not. */
const WIDE = { x: 648, y: 96, width: 700, height: 438, shown: 552, radius: 24 };
const PORTRAIT = { x: 736, y: 115, width: 400, height: 400, shown: 400, radius: 40 };

export function drawPicture({ picture, initial, isPortrait, name }: PictureOptions): string {
  const { x, y, width, height, shown, radius } = isPortrait ? PORTRAIT : WIDE;
  const frame = `x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"`;
  const clip = `<clipPath id="p"><rect ${frame}/></clipPath>`;
  const edge = `<rect ${frame} fill="none" stroke="${light.border}" stroke-width="2"/>`;
  if (picture) {
    const image = `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" href="${picture}"/>`;
    return `${clip}<g clip-path="url(#p)"><rect ${frame} fill="${light.sunken}"/>${image}</g>${edge}`;
  }
  const ink = INKS[toNumber(name) % INKS.length];
  const middle = `translate(${x + shown / 2} ${y + height / 2}) scale(220)`;
  return [
    `<rect ${frame} fill="${light.sunken}"/><rect ${frame} fill="${ink}" fill-opacity="0.14"/>`,
    `<path transform="${middle}" fill="${ink}" d="${initial}"/>`,
  ].join('');
}

/** The same for the same text, otherwise as good as random. */
function toNumber(text: string): number {
  let number = 0;
  for (const character of text) number = (number * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return number;
}
