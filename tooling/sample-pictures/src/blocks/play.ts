import { seeded, times } from '../random.ts';

const tiles: Record<string, readonly [string, string]> = {
  g: ['#7fb457', '#74a84e'],
  s: ['#a8764a', '#96663d'],
  w: ['#5aa7d6', '#4f9acb'],
  p: ['#d9c08c', '#cdb37e'],
};

const sprites: Record<string, readonly string[]> = {
  carrot: ['..gg..', '.gggg.', '..oo..', '.oooo.', '..oo..', '..oo..'],
  cabbage: ['......', '.gggg.', 'gllllg', 'glllgg', '.gggg.', '......'],
  flower: ['..pp..', '.pyyp.', '..pp..', '..gg..', '.ggg..', '..gg..'],
  tree: ['.GGGG.', 'GGrGGG', 'GGGGrG', '.GGGG.', '..bb..', '..bb..'],
  house: ['..RR..', '.RRRR.', 'RRRRRR', 'cccccc', 'cdcbbc', 'cccbbc'],
  hero: ['..hh..', '..ff..', '.bbbb.', '.bbbb.', '..nn..', '..n.n.'],
  stone: ['......', '..kk..', '.kkkk.', 'kkkKKk', '.kkkk.', '......'],
};
const inks: Record<string, string> = {
  g: '#3f7d3a',
  l: '#8fcf6d',
  o: '#e8802f',
  p: '#e26a9a',
  y: '#f7d154',
  G: '#2f6b3c',
  r: '#d9463e',
  b: '#6b4528',
  R: '#c0503c',
  c: '#f0dcb4',
  d: '#6fb3d9',
  h: '#5a3a22',
  f: '#f0c39a',
  n: '#3b4a78',
  k: '#9aa0a8',
  K: '#7d838c',
};

/** A grid of tiles seen from above; objects are placed by column and row. */
export function farm(
  rows: readonly string[],
  things: readonly (readonly [string, number, number])[],
): string {
  const random = seeded(rows.join(''));
  const size = 36;
  const ground = rows.flatMap((line, y) =>
    [...line].map((sign, x) => {
      const [base, dark] = tiles[sign] ?? ['#7fb457', '#74a84e'];
      const specks = times(
        3,
        () =>
          `<rect x="${x * size + Math.floor(random() * 6) * 6}" y="${y * size + Math.floor(random() * 6) * 6}" width="6" height="6" fill="${dark}"/>`,
      );
      return `<rect x="${x * size}" y="${y * size}" width="${size + 0.5}" height="${size + 0.5}" fill="${base}"/>${specks.join('')}`;
    }),
  );
  const drawn = things.map(([name, column, line]) => {
    const scale = name === 'tree' || name === 'house' ? 2 : 1;
    const pixel = (size / 6) * scale;
    const dots = (sprites[name] ?? []).flatMap((text, y) =>
      [...text].map((sign, x) =>
        sign === '.'
          ? ''
          : `<rect x="${column * size + x * pixel}" y="${line * size + y * pixel}" width="${pixel + 0.3}" height="${pixel + 0.3}" fill="${inks[sign] ?? '#000'}"/>`,
      ),
    );
    return dots.join('');
  });
  const width = (rows[0]?.length ?? 1) * size;
  return `<svg class="farm" viewBox="0 0 ${width} ${rows.length * size}" preserveAspectRatio="xMidYMid slice" shape-rendering="crispEdges">${ground.join('')}${drawn.join('')}</svg>`;
}

/** A canvas with hand-drawn geometry. */
export function whiteboard(): string {
  return `<svg class="whiteboard" viewBox="0 0 620 400"><g fill="none" stroke-linecap="round" stroke-linejoin="round" stroke-width="4"><path d="M70 320L70 90L330 320Z" stroke="var(--ink)"/><path d="M70 296h24v24" stroke="var(--ink)" stroke-width="3"/><path d="M286 320c2-14 8-24 16-30" stroke="var(--b)"/><path d="M372 74c60-14 130-12 190 2M376 152c40-4 96-6 150 0" stroke="var(--c)" stroke-width="5"/></g><g class="hand"><text x="30" y="212">a</text><text x="190" y="356">b</text><text x="214" y="196">c</text><text x="254" y="312" fill="var(--b)">θ</text><text x="380" y="60">a² + b² = c²</text><text x="380" y="138">6² + 8² = c²</text><text x="380" y="210">36 + 64 = 100</text><text x="380" y="274" fill="var(--a)">c = 10</text></g><path d="M366 240c40-26 130-24 150 4 14 30-40 58-96 52-50-4-78-30-54-56z" fill="none" stroke="var(--a)" stroke-width="4"/></svg>`;
}

/** Garden beds from above: name, position, size, and plants. */
export function garden(
  beds: readonly (readonly [number, number, number, number, string, string])[],
): string {
  const drawn = beds.map(([x, y, width, height, name, tone]) => {
    const plants = times(Math.floor(width / 26) * Math.floor((height - 24) / 26), (index) => {
      const across = Math.floor(width / 26);
      const cx = x + 14 + (index % across) * 26;
      const cy = y + 38 + Math.floor(index / across) * 26;
      return `<path d="M${cx} ${cy + 10}c-1-7-9-6-10-13 7-1 10 4 10 8 0-8 3-13 9-14 1 8-3 12-9 19z" fill="color-mix(in oklab, var(--${tone}) 55%, #4f8a3f)"/>`;
    });
    return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="9" fill="#e9dcc6" stroke="#b99c6e" stroke-width="2.5"/><text x="${x + 12}" y="${y + 20}">${name}</text>${plants.join('')}`;
  });
  return `<svg class="garden" viewBox="0 0 640 420"><rect width="640" height="420" rx="12" fill="color-mix(in oklab, var(--a) 12%, #f4f2e6)"/>${drawn.join('')}</svg>`;
}

/** A drawing in progress: fruit and a jug on a table, with the cursors of two users. */
export function drawing(first: string, second: string): string {
  const pointer = (x: number, y: number, name: string, tone: string) =>
    `<path d="M${x} ${y}l4 22 6-8 10-1z" fill="var(--${tone})"/><rect x="${x + 14}" y="${y + 20}" width="${name.length * 9 + 18}" height="26" rx="13" fill="var(--${tone})"/><text x="${x + 23}" y="${y + 38}" fill="#fff">${name}</text>`;
  return `<svg class="drawing" viewBox="0 0 760 480" preserveAspectRatio="xMidYMid slice"><rect width="760" height="480" fill="#f6efe3"/><path d="M0 330C200 310 520 340 760 318V480H0Z" fill="#d98e5f"/><path d="M0 330C200 310 520 340 760 318" fill="none" stroke="#8a4b2c" stroke-width="4"/><path d="M330 350c-46-4-66-60-48-120 8-26 20-44 22-74h92c2 30 18 48 24 74 16 60-6 118-50 120z" fill="#3f6f7f"/><path d="M304 156c-4-14-2-26 2-34h86c6 10 8 20 4 34z" fill="#335a68"/><path d="M418 214c44-20 70 10 54 50-10 24-32 36-52 36" fill="none" stroke="#335a68" stroke-width="16"/><path d="M300 250c-4 30 2 60 20 80" fill="none" stroke="#8fb6bf" stroke-width="9" stroke-linecap="round"/><circle cx="214" cy="340" r="50" fill="#d65a3f"/><path d="M214 296c2-12 8-20 18-24M190 318c-10 10-14 26-8 40" fill="none" stroke="#7d2b1c" stroke-width="5" stroke-linecap="round"/><circle cx="528" cy="352" r="46" fill="#e8b13f"/><circle cx="592" cy="366" r="36" fill="#c9922b"/><path d="M352 122c-20-60-70-70-96-62 8 40 40 66 92 66M380 122c0-54 30-88 82-86-2 46-30 80-76 90M366 120c-12-50-8-80 8-100 18 24 18 60 2 100" fill="#5f8a4e" stroke="#35573a" stroke-width="3"/><g fill="none" stroke="#3a3a44" stroke-width="3" stroke-dasharray="3 8" stroke-linecap="round"><path d="M600 120c40 30 50 80 30 130"/><path d="M90 160c20-20 60-24 84-2"/></g>${pointer(612, 236, first, 'a')}${pointer(150, 176, second, 'c')}</svg>`;
}
