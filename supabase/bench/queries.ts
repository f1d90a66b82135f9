import type { Sql } from '@showcase/local-supabase';

export type Query = {
  name: string;
  /**
   * How its time may grow with the size: at most three times in all; up to an absolute limit, for exact counts and words without a
   * trigram; or at most three times per row, for a job that reads all rows.
   */
  growth: 'constant' | 'bounded' | 'linear';
  /** True if it lists creators, a tenth of the projects: the database with a thousand of them is the small one. */
  listsCreators?: boolean;
  callers: ('anon' | 'owner' | 'job')[];
  text: string;
  /** Sets of values, used one after the other. */
  values: string[][];
};

type People = {
  owner: string;
  creators: string[];
  /** A creator with ten thousand hire requests. */
  busyCreator: string;
  conversation: string | undefined;
};

const page = (args: string) => `select public.search_projects(${args}page_size => 24)`;
const filters = "types => '{Web,Mobile}', technologies => '{React,Vue}', industries => '{SaaS,AI}'";
const BOTH_CALLERS: Query['callers'] = ['anon', 'owner'];

/** The queries that the screens run on the largest tables. */
export function queries(people: People, hundredthCursor: string): Query[] {
  const { creators, busyCreator, conversation } = people;
  const createQuery = (name: string, text: string, values: string[][] = [[]]): Query => ({
    name,
    text,
    values,
    growth: 'constant',
    listsCreators: text.includes('search_creators('),
    callers: BOTH_CALLERS,
  });
  const createBoundedQuery = (name: string, text: string): Query => ({
    ...createQuery(name, text),
    growth: 'bounded',
  });
  const createCreatorQuery = (name: string, text: string) =>
    createQuery(
      name,
      text,
      creators.map((id) => [id]),
    );
  return [
    createQuery('list, first page', page('')),
    createQuery('list, hundredth page', page('cursor => $1, '), [[hundredthCursor]]),
    createQuery('rare word', page("q => 'zeppelin', ")),
    createQuery('frequent word', page("q => 'dashboard', ")),
    createQuery('three filters', page(`${filters}, `)),
    createBoundedQuery('two letters', page("q => 'ai', ")),
    createQuery('all words, frequent', page("q => 'react dashboard', ")),
    createQuery('all words, one of them rare', page("q => 'react zeppelin', ")),
    createQuery('all words, with a synonym', page("q => 'react control panel', ")),
    createQuery('alias', page("q => 'nodejs', ")),
    createQuery('correction', "select public.suggest_search('project', 'dashbord zepelin')"),
    createQuery('all words, creators', "select public.search_creators(q => 'london react')"),
    createQuery('most words', page("q => 'angular svelte vue dashboard', ")),
    createQuery('most words, one of them rare', page("q => 'angular svelte zeppelin', ")),
    ...listOrders().map(([name, text]) => createQuery(name, text)),
    ...listFilters().map(([name, text]) => createQuery(name, text)),
    createBoundedQuery('counts of the list', 'select public.count_projects()'),
    createBoundedQuery('counts of a rare word', "select public.count_projects(q => 'zeppelin')"),
    createBoundedQuery(
      'counts of a frequent word',
      "select public.count_projects(q => 'dashboard')",
    ),
    createBoundedQuery(
      'counts of all words',
      "select public.count_projects(q => 'react dashboard')",
    ),
    createBoundedQuery(
      'counts of all words, creators',
      "select public.count_creators(q => 'london react')",
    ),
    createBoundedQuery('counts of three filters', `select public.count_projects(${filters})`),
    createBoundedQuery('counts of two letters', "select public.count_projects(q => 'ai')"),
    createQuery('creators', 'select public.search_creators()'),
    createBoundedQuery('counts of the creators', 'select public.count_creators()'),
    createBoundedQuery(
      'counts of creators, filtered',
      "select public.count_creators(min_price => 100, max_price => 300, min_rating => 4.5, languages => '{german}')",
    ),
    createBoundedQuery(
      'counts of creators, a place',
      "select public.count_creators(locations => '{london}')",
    ),
    createCreatorQuery('profile: person', 'select * from public.users where id = $1'),
    createCreatorQuery(
      'profile: projects',
      'select * from public.projects where user_id = $1 order by created_at desc, id desc limit 100',
    ),
    createCreatorQuery(
      'profile: services',
      'select * from public.services where user_id = $1 order by price, id limit 100',
    ),
    createCreatorQuery(
      'profile: reviews',
      `select id, rating, comment, reply, project_id, created_at, author_initial
      from public.reviews where target_user_id = $1 order by created_at desc limit 100`,
    ),
    createCreatorQuery('profile: record', 'select public.creator_record($1)'),
    createQuery('record of 10,000 requests', 'select public.creator_record($1)', [[busyCreator]]),
    {
      ...createQuery('hourly image job', 'select private.remove_orphaned_images()'),
      growth: 'linear',
      callers: ['job'],
    },
    ...(conversation === undefined ? [] : conversationQueries(conversation)),
  ];
}

type Named = [name: string, text: string];

function listOrders(): Named[] {
  const creators = (args: string) => `select public.search_creators(${args})`;
  return [
    ['most liked', page("sort => 'liked', ")],
    ['most liked, frequent word', page("sort => 'liked', q => 'dashboard', ")],
    ['most liked, all words', page("sort => 'liked', q => 'react dashboard', ")],
    ['most liked, three filters', page(`sort => 'liked', ${filters}, `)],
    ['creators by rating', creators("sort => 'rating'")],
    ['creators by answer time', creators("sort => 'fastest'")],
    ['creators, newest', creators("sort => 'newest'")],
    ['creators by rating, words', creators("sort => 'rating', q => 'london react'")],
  ];
}

function listFilters(): Named[] {
  const creators = (args: string) => `select public.search_creators(${args})`;
  return [
    ['creators, a rare place', creators("locations => '{lisbon}'")],
    ['creators, a place and rating', creators("locations => '{london}', sort => 'rating'")],
    ['creators, a rare language', creators("languages => '{icelandic}'")],
    ['creators, price and days', creators('min_price => 100, max_price => 300, max_days => 7')],
    ['creators, no such price', creators('min_price => 990000')],
    [
      'creators, availability and rating',
      creators("availability => '{part-time}', min_rating => 4.9, sort => 'fastest'"),
    ],
  ];
}

function conversationQueries(id: string): Query[] {
  const createQuery = (name: string, text: string): Query => ({
    name,
    text,
    values: [[id]],
    growth: 'constant',
    callers: ['owner'],
  });
  const read = 'select public.conversation_messages($1';
  return [
    createQuery('10,000 messages, latest', `${read})`),
    createQuery('10,000 messages, middle', `${read}, before => now() - interval '5000 minutes')`),
    createQuery(
      '10,000 messages, search',
      `select public.search_messages('no such words ' || $1::text)`,
    ),
    createQuery(
      '10,000 messages, unread',
      'select public.unread_messages() where $1::text is not null',
    ),
  ];
}

/** The callers: the first creator as owner, twenty creators whose profile is opened, a busy one, the long conversation. */
export async function findPeople(sql: Sql): Promise<People> {
  const [first, second] = await sql<{ id: string }[]>`
    select id from public.users where username in ('bench-1', 'bench-2') order by username`;
  const creators = await sql<{ id: string }[]>`
    select u.id from public.users u
    where u.is_dev and u.username like 'bench-%'
      and (select count(*) from public.projects p where p.user_id = u.id) between 8 and 12
    order by u.id limit 20`;
  const [messages] = await sql`select to_regclass('public.messages') as relation`;
  const [long] = messages?.relation
    ? await sql<{ id: string }[]>`
        select c.id from public.conversations c
        where ${first?.id ?? ''} in (c.first_user_id, c.second_user_id)`
    : [];
  return {
    owner: first?.id ?? '',
    creators: creators.map(({ id }) => id),
    busyCreator: second?.id ?? '',
    conversation: long?.id,
  };
}

/** The cursor before the hundredth page of 24. */
export async function getHundredthCursor(sql: Sql): Promise<string> {
  const [row] = await sql<{ cursor: string }[]>`
    select id || '_' || (to_jsonb(created_at) #>> '{}') as cursor
    from private.public_projects order by created_at desc, id desc
    offset least(99 * 24, (select count(*) from private.public_projects) - 25) - 1 limit 1`;
  return row?.cursor ?? '';
}
