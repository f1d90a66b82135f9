import { expect, it } from 'vitest';
import { inWorld } from '../support/world.ts';
import { listMatching, searchCreators } from './queries.ts';

const LOCATIONS = {
  Ana: 'London UK',
  Bea: 'London UK West',
  Cid: 'London, UK',
  Dan: 'London Ontario',
};

it.each([
  [['London UK'], ['Ana']],
  [['london uk'], ['Ana', 'Bea', 'Cid']],
  [
    ['uk west', 'London UK'],
    ['Ana', 'Bea'],
  ],
  [['London'], ['Ana', 'Bea', 'Cid', 'Dan']],
])(
  'takes the locations %j as they are written if they are offered, and otherwise as a part',
  (locations, expected) =>
    inWorld(async (world) => {
      const ids: Record<string, string> = {};
      for (const [name, location] of Object.entries(LOCATIONS)) {
        const { id } = await world.addPerson({ isDev: true, name });
        ids[name] = id;
        await world.sql`update public.users set ${world.sql({ location, bio: 'quokka' })} where id = ${id}`;
      }
      const search = { q: 'quokka', locations };
      const { items, facets } = await searchCreators(world, search);
      expect(items.map(({ name }) => name)).toEqual(expected);
      expect(facets['locations']).toMatchObject({ 'London UK': 1 });
      const wanted = expected.map((name) => ids[name] ?? '').toSorted();
      expect(await listMatching(world, 'creators', search, Object.values(ids))).toEqual(wanted);
    }),
);
