import { readFileSync } from 'node:fs';
import type { Picture } from './frames.ts';

const columns = [
  ['bookswap', 'harbor-pantry', 'sleepwell', 'moodreel'],
  ['ledgerline', 'runcircle', 'framecast', 'crewcall'],
  ['logtrail', 'thread-and-loom', 'visionlab', 'mathmaps'],
];

/** A wall of covers at an angle; its left half is empty for the text of the landing page. */
export function hero(covers: URL, paper: string, dim: number): Picture {
  const wall = columns.map((slugs, index) => {
    const cards = slugs.map((slug) => {
      const data = readFileSync(new URL(`${slug}.webp`, covers)).toString('base64');
      return `<img src="data:image/webp;base64,${data}" style="width:430px;height:269px;border-radius:18px;display:block;box-shadow:0 18px 40px -12px #0a0f1c55;filter:brightness(${dim})">`;
    });
    return `<div style="display:grid;gap:26px;margin-top:${[-190, -60, -250][index] ?? 0}px">${cards.join('')}</div>`;
  });
  const html = `<div style="position:relative;width:1600px;height:1000px;overflow:hidden;background:${paper}"><div style="position:absolute;left:905px;top:10px;display:flex;gap:26px;align-items:flex-start;transform:rotate(-8deg);transform-origin:40% 40%">${wall.join('')}</div></div>`;
  return { width: 1600, height: 1000, html };
}

/** A crop of an image around a point, given in fractions of 1. */
export function detail(picture: Picture, x: number, y: number, scale: number): Picture {
  const html = `<div style="width:100%;height:100%;overflow:hidden"><div style="width:1280px;height:800px;transform-origin:${x * 100}% ${y * 100}%;transform:rotate(-9deg) scale(${scale})">${picture.html}</div></div>`;
  return { ...picture, html };
}
