import { readFileSync } from 'node:fs';
import type { Picture } from './frames.ts';

const strips = [
  { top: -150, slugs: ['bookswap', 'runcircle', 'crewcall', 'sleepwell'] },
  { top: -40, slugs: ['shiftboard', 'coinjar', 'wordpath', 'moodreel'] },
  { top: -190, slugs: ['tidepool', 'pulse-notes', 'harbor-pantry', 'mathmaps'] },
  { top: -90, slugs: ['pixel-orchard', 'docuquery', 'thread-and-loom', 'storyloom'] },
];
const night = '#101733';

/** Strips of covers along the edge of the logo's bolt, on ink-navy; the upper left is empty. */
export function hero(covers: URL): Picture {
  const drawn = strips.map(({ top, slugs }) => {
    const cells = slugs.map((slug) => {
      const data = readFileSync(new URL(`${slug}.webp`, covers)).toString('base64');
      return `<div style="position:relative;height:250px;overflow:hidden"><img src="data:image/webp;base64,${data}" style="position:absolute;top:0;left:-110px;width:calc(100% + 220px);height:100%;object-fit:cover;transform:skewX(37deg)"></div>`;
    });
    return `<div style="display:grid;align-content:start;gap:18px;width:230px;margin-top:${top}px">${cells.join('')}</div>`;
  });
  const html = `<div style="position:relative;width:1200px;height:720px;overflow:hidden;background:${night}"><div style="position:absolute;left:290px;top:0;height:720px;display:flex;gap:18px;transform:skewX(-37deg)">${drawn.join('')}</div></div>`;
  return { width: 1200, height: 720, html };
}

/** A crop of an image around a point, given in fractions of 1. */
export function detail(picture: Picture, x: number, y: number, scale: number): Picture {
  const html = `<div style="width:100%;height:100%;overflow:hidden"><div style="width:1280px;height:800px;transform-origin:${x * 100}% ${y * 100}%;transform:rotate(-9deg) scale(${scale})">${picture.html}</div></div>`;
  return { ...picture, html };
}
