import { describe, expect, it } from 'vitest';
import { rounds } from '../../../tooling/testing/rounds.ts';
import type { World } from '../support/world.ts';
import { shareWorld } from '../support/shared-world.ts';
import { addServices, fixed, searchServices } from './services.ts';

const orders = ['newest', 'price', 'rating'];
const texts = [
  '',
  ' ',
  'a'.repeat(400),
  'wombat '.repeat(60),
  '%',
  '%%%',
  '_',
  '\\',
  '100%',
  "'",
  "''; drop table public.services; --",
  '"quoted"',
  '$1',
  '%1$s',
  '%L',
  '& | ! <->',
  'wombat & !zebra',
  '((((',
  ':*',
  'wombat:*',
  'the',
  'the and of',
  'of the wombat',
  '🚀',
  '🚀🚀 wombat',
  '👩‍👩‍👧‍👦',
  'שלום',
  'مرحبا بالعالم',
  '\u202Ewombat',
  'ｗｏｍｂａｔ',
  'ZEBRA',
  'wo',
  'w',
  '\n\t',
  '\uFFFF',
  'İstanbul',
  '漢字',
];

const inScene = shareWorld(async (world) => {
  const { ada } = await addServices(world);
  const titles = texts.filter((text) => /\S/.test(text) && text.length <= 150);
  for (const title of [...titles, 'A zebra, and 100% of a wombat']) {
    const columns = { title: title.replaceAll('\uFFFF', '!'), ...fixed(100, '3 days') };
    await world.addService(ada, columns);
  }
});

/** The ids of what a query of our own finds: what contains the text, and what has all of its words. */
async function recompute(world: World, q: string) {
  const rows = await world.sql<{ id: string }[]>`
    select s.id from public.services s join private.service_words w on w.service_id = s.id,
      private.search_terms('service', ${q}) t
    where not private.has_text(private.search_form(${q}))
      or strpos(
        private.search_form(concat_ws(e'\n', s.title, s.description, private.service_details(s.metadata))),
        private.search_form(btrim(left(${q}, 200)))
      ) > 0
      or cardinality(t.units) > 0 and not exists (
        select from unnest(t.units) u
        where not (w.words @@ u.words::tsquery or strpos(private.plain_words(${q}), ' ') > 0 and strpos(w.text, u.typed) > 0)
      )
    order by 1`;
  return rows.map(({ id }) => id);
}

describe('a search for services', () => {
  it.each(texts.map((text, index) => [text, index] as const))(
    'by %j finds what is there, and never fails',
    (q, index) =>
      inScene(async (world) => {
        const expected = await recompute(world, q);
        const first = index % orders.length;
        for (const sort of [...orders, ...orders].slice(first, first + rounds(1, orders.length))) {
          const page = await searchServices(world, { q, sort, size: 60 });
          expect(page.items.map(({ id }) => id).toSorted()).toEqual(expected);
          expect(page.total).toBe(expected.length);
        }
      }),
  );

  it.each(texts)('with filters of %j never fails', (text) =>
    inScene(async (world) => {
      const list = [text, text];
      const search = { skills: list, locations: list, models: list, availability: list };
      const page = await searchServices(world, { q: text, ...search, languages: list });
      expect(page).toMatchObject({ items: [], total: 0 });
    }),
  );
});
