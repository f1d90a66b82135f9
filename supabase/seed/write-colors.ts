import { readdir, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { pickColor } from '../../packages/data/src/images/pick-color.ts';

const root = new URL('../../', import.meta.url);
/** As in `take-color.ts` of packages/data. */
const SIDE = 64;

// One color of each cover, as the browser takes it when a cover is uploaded.
await write('supabase/seed/images/covers/', 'supabase/seed/projects/cover-colors.ts', /./);
await write(
  'apps/public-site/src/assets/',
  'apps/public-site/src/shared/samples/sample-colors.ts',
  /^(sample|trending)-/,
);

async function write(from: string, to: string, wanted: RegExp) {
  const folder = new URL(from, root);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.webp')).sort();
  const colors: [name: string, color: string | null][] = [];
  for (const file of files.filter((name) => wanted.test(name))) {
    colors.push([basename(file, '.webp'), await readColor(new URL(file, folder))]);
  }
  await writeFile(new URL(to, root), toModule(colors));
}

async function readColor(picture: URL) {
  const image = sharp(fileURLToPath(picture)).ensureAlpha();
  return pickColor(await image.resize(SIDE, SIDE, { fit: 'fill' }).raw().toBuffer());
}

function toModule(colors: [name: string, color: string | null][]) {
  const lines = colors.map(([name, color]) => {
    const key = /^\w+$/.test(name) ? name : `'${name}'`;
    return `  ${key}: '${color}',`;
  });
  return [
    '/** One color of each cover, written by supabase/seed/write-colors.ts. */',
    'export const coverColors = {',
    ...lines,
    '} as const;',
    '',
  ].join('\n');
}
