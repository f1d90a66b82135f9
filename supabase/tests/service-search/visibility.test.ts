import { describe, expect, it } from 'vitest';
import { listMatching, suggest } from '../search/queries.ts';

import type { World } from '../support/world.ts';
import { shareWorld } from '../support/shared-world.ts';
import { addServices, searchServices, titles } from './services.ts';

const inScene = shareWorld(addServices);

type People = Awaited<ReturnType<typeof addServices>>;
const ways: [string, (world: World, people: People) => Promise<unknown>][] = [
  ['hidden', (world, { ids }) => world.hide('service', ids.Fixed)],
  [
    'inactive',
    (world, { ids }) =>
      world.sql`update public.services set is_active = false where id = ${ids.Fixed}`,
  ],
  ['of someone who is suspended', (world, { ada }) => world.suspend(ada)],
  ['of someone who is hidden', (world, { ada }) => world.hide('user', ada.id)],
  [
    'of someone who is a client now',
    (world, { ada }) => world.sql`update public.users set is_dev = false where id = ${ada.id}`,
  ],
];

describe.each(ways)('a service that is %s', (_, remove) => {
  it.each([
    {},
    { q: 'fixed' },
    { q: 'fi' },
    { q: 'ada fixed' },
    { sort: 'price' },
    { sort: 'rating' },
    { max_days: 5 },
    { languages: ['portuguese'] },
  ])('is neither found nor counted by %j', (search) =>
    inScene(async (world, people) => {
      const before = await searchServices(world, search);
      expect(titles(before)).toContain('Fixed');
      await remove(world, people);
      const after = await searchServices(world, search);
      expect(titles(after)).not.toContain('Fixed');
      expect(after.total).toBe(after.items.length);
      const { sort: _sort, ...saved } = { sort: '', ...search };
      const matching = await listMatching(world, 'services', saved, Object.values(people.ids));
      expect(matching).not.toContain(people.ids.Fixed);
    }),
  );
});

describe('the words of services', () => {
  it('are corrected by the words of public services', () =>
    inScene(async (world, { ada, ids }) => {
      await world.addService(ada, { title: 'Zebrafish', metadata: { tags: ['Marimbaphone'] } });
      expect(await suggest(world, 'service', 'zebrafihs marimbafone')).toEqual([
        'zebrafish marimbaphone',
      ]);
      expect(await suggest(world, 'project', 'zebrafihs')).toEqual([]);
      await world.sql`update public.services set title = 'Quokkalith' where id = ${ids.Fixed}`;
      expect(await suggest(world, 'service', 'quokkalihth')).toEqual(['quokkalith']);
      await world.hide('service', ids.Fixed);
      expect(await suggest(world, 'service', 'quokkalihth')).toEqual([]);
    }));

  it('are title, description, tags, features, packages and the name of the creator', () =>
    inScene(async (world, { ada, cleo }) => {
      const metadata = {
        pricing_model: 'packages',
        tags: ['Zqtag', 'node'],
        features: ['Zqfeature'],
        packages: [{ name: 'Zqpackage', price: 5, delivery: '2 days', features: ['Zqpart'] }],
        faqs: [{ question: 'Zqquestion', answer: 'Zqanswer' }],
        portfolio_url: 'https://zqhost.example',
      };
      const id = await world.addService(cleo, {
        title: 'Zqtitle',
        description: `Zqdescription ${'and more words '.repeat(5)}`,
        metadata,
      });
      const find = async (q: string) => titles(await searchServices(world, { q }));
      const exact = ['zqtitle', 'zqdescription', 'zqtag', 'zqfeature', 'zqpackage', 'zqpart'];
      const byWords = ['cleo zqtag', 'zqpart zqtitle', 'zqtitle nodejs'];
      for (const q of [...exact, ...byWords]) expect([q, await find(q)]).toEqual([q, ['Zqtitle']]);
      for (const q of ['zqquestion', 'zqanswer', 'zqhost', 'ada zqtitle'])
        expect([q, await find(q)]).toEqual([q, []]);
      await world.sql`update public.users set name = 'Zqname' where id = ${cleo.id}`;
      expect(await find('zqname zqtitle')).toEqual(['Zqtitle']);
      expect((await find('zqname')).toSorted()).toEqual(['Packages', 'Zqtitle']);
      expect(await find('cleo zqtitle')).toEqual([]);
      await world.sql`
        update public.services set metadata = metadata || '{"pricing_model": "fixed"}', price = 5
        where id = ${id}`;
      expect(await find('zqpart')).toEqual([]);
      expect(await find('zqtitle')).toEqual(['Zqtitle']);
      await world.sql`update public.services set user_id = ${ada.id} where id = ${id}`;
      expect(await find('ada zqtitle')).toEqual(['Zqtitle']);
    }));

  it('are forgotten when nothing contains them any more', () =>
    inScene(async (world, { ids }) => {
      const count = async () => {
        const [row] = await world.sql`
          select count(*)::int as words from private.search_words
          where kind = 'service' and word = 'quokkalith'`;
        return row?.words as number;
      };
      const prune = async () => {
        await world.sql`
          update private.search_words set checked_at = '2020-01-01' where word = 'quokkalith'`;
        await world.sql`select private.prune_search_words()`;
      };
      await world.sql`update public.services set title = 'Quokkalith' where id = ${ids.Fixed}`;
      await prune();
      expect(await count()).toBe(1);
      await world.sql`delete from public.services where id = ${ids.Fixed}`;
      await prune();
      expect(await count()).toBe(0);
    }));
});
