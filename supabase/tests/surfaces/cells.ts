import { readFileSync } from 'node:fs';
import { ACTS, type Act } from './acts.ts';
import { addresses } from './addresses.ts';
import { creators } from './creators.ts';
import { projects } from './projects.ts';
import { readers } from './readers.ts';
import type { Surface, Surfaces } from './reading.ts';
import { reviews } from './reviews.ts';
import { THINGS } from './scene.ts';
import type { Scene, Thing } from './scene.ts';
import { services } from './services.ts';
import type { World } from '../support/world.ts';

export const SURFACES: Record<Thing, Surfaces> = {
  project: projects,
  service: services,
  creator: creators,
  address: addresses,
  review: reviews,
  reader: readers,
};

export const actsOn = (thing: Thing): Record<string, Act> => ({
  nothing: async () => undefined,
  ...ACTS[thing],
});

const CURRENT: Record<Thing, string> = {
  project: 'select title as name from public.projects where id = $1',
  service: 'select title as name from public.services where id = $1',
  creator: 'select name from public.users where id = $1',
  address: 'select email as name from auth.users where id = $1',
  review: 'select comment as name from public.reviews where id = $1',
  reader: 'select name from public.users where id = $1',
};

const idOf = (scene: Scene, thing: Thing) => {
  const item = thing === 'address' ? scene.creator : scene[thing];
  return typeof item === 'string' ? item : item.id;
};

/** What is seen of a thing at each of its surfaces. */
export async function readCells(world: World, scene: Scene, thing: Thing) {
  const cells: Record<string, string> = {};
  for (const [name, read] of Object.entries(SURFACES[thing])) {
    cells[name] = await world.dryRun(() => readCell(world, scene, { thing, read }));
  }
  return cells;
}

async function readCell(
  world: World,
  scene: Scene,
  { thing, read }: { thing: Thing; read: Surface },
): Promise<string> {
  let seen: unknown;
  try {
    seen = await read(world, scene);
  } catch (error) {
    if (error instanceof Error && error.message === 'Sign in first') return 'nobody';
    throw error;
  }
  if (typeof seen === 'string') return seen;
  if (typeof seen === 'number') return seen > 0 ? 'shown' : 'hidden';
  return describe(world, { id: idOf(scene, thing), thing, text: JSON.stringify(seen ?? null) });
}

async function describe(
  world: World,
  { id, thing, text }: { id: string; thing: Thing; text: string },
): Promise<string> {
  const [before, after] = THINGS[thing];
  const words: string[] = [];
  if (text.includes(before)) {
    const [row] = await world.sql.unsafe(CURRENT[thing], [id]);
    words.push(row?.['name'] === before ? 'shown' : 'kept');
  }
  if (text.includes(after)) words.push('renamed');
  if (words.length > 0) return words.join('+');
  return thing !== 'address' && text.includes(id) ? 'id' : 'hidden';
}

const split = (line: string) => line.trim().split(/\s{2,}/);

/** The table of a thing: for each act, what is right at each surface. */
export function readTable(thing: Thing): Record<string, Record<string, string>> {
  const text = readFileSync(new URL(`cells/${thing}.txt`, import.meta.url), 'utf8');
  const [acts = [], ...lines] = text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map(split);
  const columns = acts.slice(1).map((act, index) => {
    const cells = lines.map(([surface = '', ...values]) => [surface, values[index]]);
    return [act, Object.fromEntries(cells)] as const;
  });
  return Object.fromEntries(columns);
}
