import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sql } from '../support/world.ts';
import { shareWorld } from '../support/shared-world.ts';
import { actsOn, readCells, readTable, SURFACES } from './cells.ts';
import { ELSEWHERE } from './elsewhere.ts';
import { addScene, THINGS } from './scene.ts';
import type { Thing } from './scene.ts';

const inScene = shareWorld(addScene);
const things = Object.keys(THINGS) as Thing[];

describe.each(things)('what people see of a %s', (thing) => {
  const table = readTable(thing);
  const acts = actsOn(thing);

  it('has a column for each act, and a line for each surface', () => {
    expect(Object.keys(table)).toEqual(Object.keys(acts));
    expect(Object.keys(table['nothing'] ?? {})).toEqual(Object.keys(SURFACES[thing]));
  });

  it.each(Object.entries(acts))('is right after: %s', (name, act) =>
    inScene(async (world, scene) => {
      await act(world, scene);
      expect(await readCells(world, scene, thing)).toEqual(table[name]);
    }),
  );
});

describe('a function or table that people read', () => {
  const folder = new URL('.', import.meta.url);
  const read = readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && file !== 'elsewhere.ts')
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
  const isRead = (name: string) => new RegExp(`\\b${name}\\b`).test(read);
  const elsewhere: string[] = Object.values(ELSEWHERE).flat();

  it('is a surface, or shows nothing of these things', async () => {
    const functions = await sql<{ name: string }[]>`
      select distinct p.proname as name from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.provolatile <> 'v'
        and has_function_privilege('authenticated', p.oid, 'execute')`;
    const tables = await sql<{ name: string }[]>`
      select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'p')
        and has_any_column_privilege('authenticated', c.oid, 'select')`;
    const unread = [...functions, ...tables]
      .map(({ name }) => name)
      .filter((name) => !isRead(name));
    expect(unread.toSorted()).toEqual(elsewhere.toSorted());
  });
});
