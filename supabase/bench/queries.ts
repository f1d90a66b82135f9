import type { Sql } from '@showcase/local-supabase';

export type Query = {
  name: string;
  /** Exact counts and words without a trigram have a bound instead of the goal. */
  isBounded: boolean;
  callers: ('anon' | 'owner')[];
  text: string;
  /** One of these sets of values at a time, in turn. */
  values: string[][];
};

type People = { owner: string; creators: string[]; conversation: string | undefined };

const page = (rest: string) =>
  `select public.search_projects(${rest}page_size => 24, with_counts => false)`;
const counted = (rest: string) => `select public.search_projects(${rest}page_size => 24)`;
const filters =
  "types => '{Web,Mobile}', technologies => '{React,Vue}', industries => '{SaaS,AI}', ";
const both: Query['callers'] = ['anon', 'owner'];

/** What the bench asks: what the screens ask of the largest tables. */
export function queries({ creators, conversation }: People, hundredth: string): Query[] {
  const ask = (name: string, text: string, values: string[][] = [[]]): Query => ({
    name,
    text,
    values,
    isBounded: false,
    callers: both,
  });
  const bounded = (name: string, text: string): Query => ({ ...ask(name, text), isBounded: true });
  const ofCreator = (name: string, text: string) =>
    ask(
      name,
      text,
      creators.map((id) => [id]),
    );
  return [
    ask('list, first page', page('')),
    ask('list, hundredth page', page('cursor => $1, '), [[hundredth]]),
    ask('rare word', page("q => 'zeppelin', ")),
    ask('frequent word', page("q => 'dashboard', ")),
    ask('three filters', page(filters)),
    bounded('two letters', page("q => 'ai', ")),
    bounded('list with counts', counted('')),
    bounded('rare word with counts', counted("q => 'zeppelin', ")),
    bounded('frequent word with counts', counted("q => 'dashboard', ")),
    bounded('three filters with counts', counted(filters)),
    bounded('two letters with counts', counted("q => 'ai', ")),
    bounded('creators with counts', 'select public.search_creators()'),
    ofCreator('profile: person', 'select * from public.users where id = $1'),
    ofCreator(
      'profile: projects',
      'select * from public.projects where user_id = $1 order by created_at desc, id desc limit 100',
    ),
    ofCreator(
      'profile: services',
      'select * from public.services where user_id = $1 order by price, id limit 100',
    ),
    ofCreator(
      'profile: reviews',
      'select * from public.reviews where target_user_id = $1 order by created_at desc limit 100',
    ),
    ...(conversation === undefined ? [] : conversationQueries(conversation)),
  ];
}

function conversationQueries(id: string): Query[] {
  const ask = (name: string, text: string): Query => ({
    name,
    text,
    values: [[id]],
    isBounded: false,
    callers: ['owner'],
  });
  const columns =
    'select id, sender_id, text, created_at from public.messages where conversation_id = $1';
  return [
    ask('10,000 messages, latest', `${columns} order by created_at desc, id desc limit 50`),
    ask(
      '10,000 messages, middle',
      `${columns} and created_at < now() - interval '5000 minutes' order by created_at desc, id desc limit 50`,
    ),
  ];
}

/** Who asks: the first creator as owner, twenty creators whose profile is opened, the long conversation. */
export async function peopleOf(sql: Sql): Promise<People> {
  const [first] = await sql<{ id: string }[]>`
    select id from public.users where username = 'bench-1'`;
  const creators = await sql<{ id: string }[]>`
    select u.id from public.users u
    where u.is_dev and u.username like 'bench-%'
      and (select count(*) from public.projects p where p.user_id = u.id) between 8 and 12
    order by u.id limit 20`;
  const [messages] = await sql`select to_regclass('public.messages') as place`;
  const [long] = messages?.place
    ? await sql<{ id: string }[]>`
        select c.id from public.conversations c
        where ${first?.id ?? ''} in (c.first_user_id, c.second_user_id)`
    : [];
  return {
    owner: first?.id ?? '',
    creators: creators.map(({ id }) => id),
    conversation: long?.id,
  };
}

/** The cursor before the hundredth page of 24. */
export async function cursorOfHundredth(sql: Sql): Promise<string> {
  const [row] = await sql<{ cursor: string }[]>`
    select id || '_' || (to_jsonb(created_at) #>> '{}') as cursor
    from private.public_projects order by created_at desc, id desc
    offset least(99 * 24, (select count(*) from private.public_projects) - 25) - 1 limit 1`;
  return row?.cursor ?? '';
}
