import type { PathCommand } from 'fontkit';

export type Shape = readonly PathCommand[];

type Location = { x: number; y: number; scale: number };

const LETTERS: Record<PathCommand['command'], string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

/** The shape of a glyph as path data of an SVG, where y grows downwards, with two decimal places. */
export function writeShape(shape: Shape, { x, y, scale }: Location): string {
  let data = '';
  for (const { command, args } of shape) {
    data += LETTERS[command];
    for (const [index, argument] of args.entries()) {
      const value = index % 2 === 0 ? x + argument * scale : y - argument * scale;
      data += `${index > 0 ? ' ' : ''}${Math.round(value * 100) / 100}`;
    }
  }
  return data;
}
