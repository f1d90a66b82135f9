import type { Sql } from '@showcase/local-supabase';
import type { Query } from './queries.ts';

const filters = {
  price: 'min_price => 100, max_price => 500',
  rare: 'min_price => 29000',
  days: 'max_days => 7',
  model: "models => '{packages}'",
  language: "languages => '{german}'",
  rating: 'min_rating => 4.5',
  skill: "skills => '{Vue}'",
  location: "locations => '{lisbon}'",
};
const all = `${filters.price}, ${filters.days}, ${filters.model}, ${filters.language}, ${filters.rating}`;

/** The queries of a search for services, from the start and at the hundredth page of each order. */
export async function listServiceQueries(sql: Sql): Promise<Query[]> {
  const cursors = {
    newest: await findCursor(sql, 'newest'),
    price: await findCursor(sql, 'price'),
    rating: await findCursor(sql, 'rating'),
  };
  const lists: [name: string, args: string][] = [
    ...Object.keys(cursors).map((sort) => [`by ${sort}`, `sort => '${sort}'`] as [string, string]),
    ['rare word', "q => 'zeppelin'"],
    ['frequent word', "q => 'dashboard'"],
    ['frequent word by price', "q => 'dashboard', sort => 'price'"],
    ['frequent word by rating', "q => 'dashboard', sort => 'rating'"],
    ['all words', "q => 'react dashboard'"],
    ['all words, one of them rare', "q => 'react zeppelin'"],
    ...Object.entries(filters).map(
      ([name, args]) => [`filter of ${name}`, args] as [string, string],
    ),
    ['filter of rating by rating', `${filters.rating}, sort => 'rating'`],
    ['five filters', all],
    ['five filters by price', `${all}, sort => 'price'`],
  ];
  const counts: [name: string, args: string][] = [
    ['of everything', ''],
    ['of a rare word', "q => 'zeppelin'"],
    ['of a frequent word', "q => 'dashboard'"],
    ['of all words', "q => 'react dashboard'"],
    ['of two letters', "q => 'ai'"],
    ['of five filters', all],
    ['of a skill and a location', `${filters.skill}, ${filters.location}`],
  ];
  return [
    ...lists.map(([name, args]) =>
      createQuery(`services ${name}`, `select public.search_services(${args})`),
    ),
    ...Object.entries(cursors).map(([sort, cursor]) => ({
      ...createQuery(
        `services by ${sort}, later`,
        `select public.search_services(cursor => $1, sort => '${sort}')`,
      ),
      values: [[cursor]],
    })),
    createQuery(
      'services correction',
      "select public.suggest_search('service', 'dashbord zepelin')",
    ),
    bounded('services two letters', "select public.search_services(q => 'ai')"),
    bounded(
      'services two letters by price',
      "select public.search_services(q => 'ai', sort => 'price')",
    ),
    ...counts.map(([name, args]) =>
      bounded(`counts of services ${name}`, `select public.count_services(${args})`),
    ),
  ];
}

function createQuery(name: string, text: string): Query {
  return { name, text, values: [[]], growth: 'constant', callers: ['anon'] };
}

function bounded(name: string, text: string): Query {
  return { ...createQuery(name, text), growth: 'bounded' };
}

/** The cursor after as many pages as the smallest database has, so that every size reads the same one. */
async function findCursor(sql: Sql, sort: string): Promise<string> {
  let cursor: string | null = null;
  for (let page = 0; page < 12; page += 1) {
    const [row]: { cursor: string | null }[] = await sql`
      select public.search_services(cursor => ${cursor}, page_size => 60, sort => ${sort})
        ->> 'next_cursor' as cursor`;
    cursor = row?.cursor ?? cursor;
  }
  return cursor ?? '';
}
