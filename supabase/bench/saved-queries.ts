import type { Query } from './queries.ts';

/** The queries of the pages of saved things and of compared creators. */
export function listSavedQueries(creators: string[]): Query[] {
  return [
    {
      ...createQuery('compared creators', 'select * from public.creators_to_compare($1)'),
      values: [0, 4, 8, 12, 16].map((start) => [`{${creators.slice(start, start + 4).join(',')}}`]),
    },
    createQuery('saved projects', 'select public.my_saved_projects()'),
    createQuery('saved projects, a word', "select public.my_saved_projects(q => 'dashboard')"),
    createQuery('saved projects, no such word', "select public.my_saved_projects(q => 'quokka')"),
    createQuery(
      'saved searches',
      `select id, kind, name, search, frequency, new_count, last_match_at, created_at
       from public.saved_searches order by created_at desc, id limit 20`,
    ),
  ];
}

function createQuery(name: string, text: string): Query {
  return { name, text, values: [[]], growth: 'constant', callers: ['owner'] };
}
