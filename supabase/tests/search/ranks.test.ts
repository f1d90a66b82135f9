import { describe, expect, it } from 'vitest';
import { shareWorld } from '../support/shared-world.ts';
import { captureError, inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { readAll, searchCreators, searchProjects } from './queries.ts';
import { searchServices, titles } from '../service-search/services.ts';

const LONG = 'Long enough to be stored as a description, about nothing in particular.';

/** Of each rank two projects, the best ones oldest. */
async function addProjects(world: World) {
  await world.sql`delete from public.projects`;
  const owner = await world.addPerson({ isDev: true, name: 'Zed' });
  const add = (title: string, day: number, columns: object = {}) =>
    world.addProject(owner, {
      title,
      description: LONG,
      tags: ['Web'],
      ...columns,
      created_at: new Date(Date.UTC(2020, 0, day)).toISOString(),
    });
  await add('Quokka', 1);
  await add('QUOKKA', 2);
  await add('The quokkas’ house', 3);
  await add('My quokka', 4);
  await add('Tagged A', 5, { tags: ['Quokka'] });
  await add('Tagged B', 6, { tags: ['Web', 'Quokkas'] });
  await add('Text A', 7, { description: `${LONG} Of a quokka.` });
  await add('Text B', 8, { description: `${LONG} Quokkaland.` });
  await add('Within A', 9, { description: `${LONG} Aquokkarium.` });
  await add('Within B', 10, { tags: ['Aquokka'] });
}

const ranked = [
  ...['QUOKKA', 'Quokka', 'My quokka', 'The quokkas’ house', 'Tagged B', 'Tagged A'],
  ...['Text B', 'Text A', 'Within B', 'Within A'],
];

describe('the best match', () => {
  const inScene = shareWorld(addProjects);

  it.each([1, 3, 24])(
    'is the title, then the beginning of a word in it, then a tag, then the text, newest among equals, %d at a time',
    (size) =>
      inScene(async (world) => {
        const read = (cursor: string | null) =>
          searchProjects(world, { q: 'quokka', size, cursor });
        expect(await readAll(read, ({ title }) => title)).toEqual(ranked);
      }),
  );

  it('is not asked for by a sort', () =>
    inScene(async (world) => {
      const page = await searchProjects(world, { q: 'quokka', sort: 'newest' });
      expect(titles(page)).toEqual([
        ...['Within B', 'Within A', 'Text B', 'Text A', 'Tagged B', 'Tagged A', 'My quokka'],
        ...['The quokkas’ house', 'QUOKKA', 'Quokka'],
      ]);
    }));

  it('is ranked for several words, too', () =>
    inScene(async (world) => {
      const owner = await world.addPerson({ isDev: true });
      const columns = { description: LONG, tags: ['Web'], created_at: '2019-01-01T00:00:00Z' };
      await world.addProject(owner, { ...columns, title: 'Wombat and quokka' });
      await world.addProject(owner, { ...columns, title: 'Quokka', tags: ['Wombat'] });
      const newer = { ...columns, created_at: '2021-01-01T00:00:00Z' };
      await world.addProject(owner, { ...newer, title: 'New', tagline: 'A wombat. A quokka.' });
      const page = await searchProjects(world, { q: 'quokka wombat' });
      expect(titles(page)).toEqual(['Wombat and quokka', 'Quokka', 'New']);
    }));

  it('has a cursor of its own', () =>
    inScene(async (world) => {
      const best = await searchProjects(world, { q: 'quokka', size: 2 });
      const newest = await searchProjects(world, { q: 'quokka', size: 2, sort: 'newest' });
      const invalid = { code: 'PT400', message: 'This list cursor is invalid' };
      const attempts = [
        { sort: 'newest', cursor: best.next_cursor },
        { cursor: newest.next_cursor },
        { cursor: best.next_cursor?.replace(/best:\d/, 'best:9') },
        { q: '', cursor: best.next_cursor },
      ];
      for (const attempt of attempts)
        expect(await captureError(searchProjects(world, { q: 'quokka', ...attempt }))).toEqual(
          invalid,
        );
    }));

  it('of two letters is the skill that they are another name of', () =>
    inScene(async (world) => {
      const owner = await world.addPerson({ isDev: true });
      const columns = { description: LONG, created_at: '2019-01-01T00:00:00Z' };
      await world.addProject(owner, { ...columns, title: 'Old', tags: ['TypeScript'] });
      const newer = { created_at: '2021-01-01T00:00:00Z', tags: ['Web'] };
      await world.addProject(owner, { ...newer, title: 'New', description: `${LONG} Bits.` });
      expect(titles(await searchProjects(world, { q: 'ts' }))).toEqual(['Old', 'New']);
    }));

  it('of a creator is by name, of a service by title', () =>
    inWorld(async (world) => {
      const add = async (name: string, columns: Record<string, string | string[]>) => {
        const person = await world.addPerson({ isDev: true, name });
        await world.sql`update public.users set ${world.sql({ bio: 'Nobody', ...columns })} where id = ${person.id}`;
        return person;
      };
      const ada = await add('Ada', { bio: 'Keeps a quokka' });
      await add('Bea', { skills: ['Quokka'] });
      await add('Zoe Quokka', {});
      const { items } = await searchCreators(world, { q: 'quokka' });
      expect(items.map(({ name }) => name)).toEqual(['Zoe Quokka', 'Bea', 'Ada']);
      const older = { created_at: '2020-01-01T00:00:00Z' };
      await world.addService(ada, { title: 'A quokka for your garden', ...older });
      await world.addService(ada, { title: 'A garden', description: `${LONG} With a quokka.` });
      const services = await searchServices(world, { q: 'quokka' });
      expect(titles(services)).toEqual(['A quokka for your garden', 'A garden']);
    }));
});

describe('several words', () => {
  const inEmptyScene = shareWorld(async ({ sql }) => {
    await sql`delete from public.projects`;
  });

  it.each(['tax estimate', 'light estim', 'axl stimat', 'estimate t', 'Estimate, TAX!'])(
    'are found anywhere, as one is: %s',
    (q) =>
      inEmptyScene(async (world) => {
        const owner = await world.addPerson({ isDev: true });
        const description = `${LONG} Of estimates.`;
        await world.addProject(owner, { title: 'Taxlight', description });
        expect(await searchProjects(world, { q })).toMatchObject({ total: 1, all_words_at: 0 });
      }),
  );

  it.each([
    ['tutor booking', 'Book a tutor'],
    ['tutor book', 'Tutor bookings'],
    ['navigate ships', 'Navigation of a ship'],
    ['ship navigation', 'Navigates ships'],
    ['neighbour tools', 'Tools of neighbors'],
    ['neighbor tool', 'A neighbour’s tools'],
    ['music editor', 'Edits music'],
    ['edit music', 'A music editor'],
  ])('are found in other forms: %s', (q, tagline) =>
    inEmptyScene(async (world) => {
      const owner = await world.addPerson({ isDev: true });
      await world.addProject(owner, { title: 'Other', tagline, description: LONG });
      expect(await searchProjects(world, { q })).toMatchObject({ total: 1, all_words_at: 0 });
    }),
  );
});

it.each([
  [
    'neighbours neighbourhood neighbourly colours coloured colouring',
    'neighbors neighborhood neighborly colors colored coloring',
  ],
  ['favourite behaviour honourable labour flavour', 'favorite behavior honorable labor flavor'],
  [
    'organise organised organiser organisers organising organisation',
    'organize organized organizer organizers organizing organization',
  ],
  ['centre theatre kilometres fibre', 'center theater kilometers fiber'],
  ['catalogue dialogues analogue', 'catalog dialogs analog'],
  [
    'contour detour devour glamour velour our hour four',
    'contour detour devour glamour velour our hour four',
  ],
  [
    'advertise exercise enterprise franchise otherwise precise promise revise surprise premises',
    'advertise exercise enterprise franchise otherwise precise promise revise surprise premises',
  ],
  [
    'raise noise cruise bruised appraised comprised merchandise',
    'raise noise cruise bruised appraised comprised merchandise',
  ],
  ['acre genre sombre', 'acre genre sombre'],
])('spells %s as Americans do: %s', (british, american) =>
  inWorld(async ({ sql }) => {
    const [row] = await sql`select private.american_spelling(${british}) as spelled`;
    expect(row?.['spelled']).toBe(american);
  }),
);
