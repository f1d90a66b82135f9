import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { pickColor } from '../../packages/data/src/images/pick-color.ts';

const root = new URL('../../', import.meta.url);
/** As in `take-color.ts` of packages/data. */
const SIDE = 64;

// One color of each cover, as the browser takes it when a cover is uploaded.
await writeProjectColors();
await writeSampleColors();

async function writeProjectColors() {
  const file = new URL('data/projects.jsonl', import.meta.url);
  const projects = (await readFile(file, 'utf8')).trimEnd().split('\n');
  const lines = projects.map(async (line) => {
    const project = JSON.parse(line) as { slug: string };
    const cover = new URL(`images/covers/${project.slug}.webp`, import.meta.url);
    return `${JSON.stringify({ ...project, color: await readColor(cover) })}\n`;
  });
  await writeFile(file, (await Promise.all(lines)).join(''));
}

async function writeSampleColors() {
  const folder = new URL('apps/public-site/src/assets/', root);
  const files = (await readdir(folder)).filter((name) => /^(sample|trending)-.*\.webp$/.test(name));
  const lines = files.sort().map(async (file) => {
    const name = basename(file, '.webp');
    const key = /^\w+$/.test(name) ? name : `'${name}'`;
    return `  ${key}: '${await readColor(new URL(file, folder))}',\n`;
  });
  await writeFile(
    new URL('apps/public-site/src/shared/samples/sample-colors.ts', root),
    `/** One color of each cover, written by supabase/seed/write-colors.ts. */
export const coverColors = {
${(await Promise.all(lines)).join('')}} as const;
`,
  );
}

async function readColor(picture: URL) {
  const image = sharp(fileURLToPath(picture)).ensureAlpha();
  return pickColor(await image.resize(SIDE, SIDE, { fit: 'fill' }).raw().toBuffer());
}
