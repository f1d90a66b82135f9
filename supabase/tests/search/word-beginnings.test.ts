import { expect, it } from 'vitest';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { searchProjects } from './queries.ts';

const toLetters = (number: number) =>
  String.fromCharCode(97 + Math.floor(number / 26), 97 + (number % 26));
const manyWords = Array.from({ length: 51 }, (_, index) => `zorbat${toLetters(index)}k`);

async function addProjects(world: World) {
  const owner = await world.addPerson({ isDev: true });
  await world.addProject(owner, {
    title: 'Marimba',
    tagline: 'Zibblefish and zibbles3d about nothing',
  });
  await world.addProject(owner, { title: 'Marimba', description: manyWords.join(' ') });
}

async function readTerms(world: World, text: string, part: 'whole' | 'in_title' = 'whole') {
  const [row] = await world.sql<{ query: string }[]>`
    select (private.search_terms('project', ${text})).${world.sql(part)}::text as query`;
  return row?.query.split(' | ').toSorted();
}

it.each([
  'marimb zibb',
  'zibbles3 marimba',
  'ZIBBLEF marim',
  'marimba zorb',
  'zorbatabk marim',
  'zib marimba',
  'arimb bblef',
  'ma orbatabk',
])('finds words by their beginnings and other parts: %s', (q) =>
  inWorld(async (world) => {
    await addProjects(world);
    expect(await searchProjects(world, { q })).toMatchObject({ total: 1, all_words_at: 0 });
  }),
);

it.each(['marimb zibb4', 'wibble marimba', 'mirimba zibb'])('finds nothing by %s', (q) =>
  inWorld(async (world) => {
    await addProjects(world);
    expect(await searchProjects(world, { q })).toMatchObject({ total: 0 });
  }),
);

it('reads each word of up to 50 instead of a prefix, and each term once', () =>
  inWorld(async (world) => {
    await addProjects(world);
    expect(await readTerms(world, 'zibb')).toEqual(["'zibb'", "'zibblefish'", "'zibbles3d'"]);
    expect(await readTerms(world, 'zibbles3d')).toEqual(["'zibbles3d'"]);
    expect(await readTerms(world, 'zorbat')).toEqual(["'zorbat'", "'zorbat':*"]);
    await world.sql`delete from private.search_words where word = ${manyWords[0] ?? ''}`;
    expect(await readTerms(world, 'zorbat')).toHaveLength(51);
    expect(await readTerms(world, 'svelte')).toEqual(["'svelt'"]);
  }));

it('reads each word of titles, too', () =>
  inWorld(async (world) => {
    await addProjects(world);
    const inTitle = (text: string) => readTerms(world, text, 'in_title');
    expect(await inTitle('zibb')).toEqual(["'^zibb'", "'^zibblefish'", "'^zibbles3d'"]);
    expect(await inTitle('zi')).toEqual(["'^zi'"]);
    expect(await inTitle('zorbat')).toEqual(["'^zorbat':*"]);
    expect(await inTitle('365')).toEqual(["'^365':*"]);
    expect(await inTitle('fintech')).toEqual([
      ...[
        "'^banking'",
        "'^bankings'",
        "'^finance'",
        "'^finances'",
        "'^financial'",
        "'^financials'",
      ],
      "'^fintech'",
    ]);
  }));
