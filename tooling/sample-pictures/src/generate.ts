import { fileURLToPath } from 'node:url';
import { draw } from './portraits/draw.ts';
import { clientPortraits } from './portraits/clients.ts';
import { creatorsAToL } from './portraits/creators-a-to-l.ts';
import { creatorsMToZ } from './portraits/creators-m-to-z.ts';
import { samplePortraits } from './portraits/samples.ts';
import { render, type Job } from './render.ts';
import { shots } from './shots.ts';
import { samples } from './samples.ts';
import { detail, hero } from './stock.ts';
import { writeColors } from './write-colors.ts';

const images = new URL('../../../supabase/seed/images/', import.meta.url);
const site = new URL('../../../apps/public-site/src/assets/', import.meta.url);
const kilobyte = 1024;
const at = (base: URL, path: string) => fileURLToPath(new URL(`${path}.webp`, base));

const screens = Object.entries(shots).flatMap(([slug, [cover, ...others]]): Job[] => {
  const gallery = others.length === 1 ? [...others, detail(cover, 0.42, 0.5, 1.7)] : others;
  return [
    { path: at(images, `covers/${slug}`), picture: cover, limit: 38 * kilobyte },
    ...gallery.map((picture, index) => ({
      path: at(images, `gallery/${slug}-${index + 1}`),
      picture,
      limit: 34 * kilobyte,
    })),
  ];
});

const portraits = Object.entries({ ...creatorsAToL, ...creatorsMToZ, ...clientPortraits }).map(
  ([slug, person]): Job => ({
    path: at(images, `avatars/${slug}`),
    picture: draw(person),
    limit: 8 * kilobyte,
  }),
);

const stock: Job[] = [
  ...samplePortraits.map((person, index) => ({
    path: at(site, `creator-${index + 1}`),
    picture: draw(person),
    limit: 8 * kilobyte,
  })),
  ...Object.entries(samples).map(([name, picture]) => ({
    path: at(site, name),
    picture,
    limit: 38 * kilobyte,
  })),
];

const wanted = process.argv.slice(2);
const isWanted = ({ path }: Job) =>
  wanted.length === 0 || wanted.some((part) => path.includes(part));

await render([...screens, ...portraits, ...stock].filter(isWanted));

const covers = new URL('covers/', images);
const landing: Job = { path: at(site, 'hero'), picture: hero(covers), limit: 80 * kilobyte };
await render([landing].filter(isWanted));
await writeColors();
