import type { Caller, World } from '../support/world.ts';

export type Counts = {
  total: number;
  total_is_capped: boolean;
  facets: Record<string, Record<string, number>>;
  capped_facets: string[];
};

export type Page<Item> = Counts & {
  items: Item[];
  next_cursor: string | null;
  /** The index of the first row that contains all words of the text, but not the text. */
  all_words_at: number | null;
  /** The rows that fill a page with few results. */
  nearest: Nearest<Item>;
};

type Nearest<Item> = {
  corrected: string | null;
  /** The rows that have all words of the corrected text. */
  withCorrected: Item[];
  withSome: Item[];
  words: string[];
};

type Groups = {
  corrected: string | null;
  corrected_at: number | null;
  most_words_at: number | null;
  words: string[];
};

/** Calls a function that searches. What it finds is apart from what comes nearest. */
export async function callSearch<Item>(
  sql: World['sql'],
  name: string,
  given: Parameters<typeof call>[2],
): Promise<Page<Item>> {
  const { corrected, corrected_at, most_words_at, words, ...page } = await call<
    Page<Item> & Groups
  >(sql, name, given);
  const { items } = page;
  const someAt = most_words_at ?? items.length;
  return {
    ...page,
    items: items.slice(0, corrected_at ?? someAt),
    nearest: {
      corrected,
      withCorrected: items.slice(corrected_at ?? someAt, someAt),
      withSome: items.slice(someAt),
      words,
    },
  };
}

/** The rows that contain the text itself. */
export const exactItems = <Item>({ items, all_words_at }: Page<Item>) =>
  items.slice(0, all_words_at ?? items.length);

export type ProjectItem = {
  id: string;
  title: string;
  owner: { name: string; username: string | null };
};
export type CreatorItem = {
  id: string;
  name: string;
  project_count: number;
  covers: { image_url: string; image_color: string | null }[];
};

type ProjectSearch = {
  q?: string | null;
  types?: string[] | null;
  sale?: string[] | null;
  technologies?: string[] | null;
  industries?: string[] | null;
};
export type CreatorSearch = {
  q?: string | null;
  skills?: string[] | null;
  locations?: string[] | null;
  min_price?: number | string | null;
  max_price?: number | string | null;
  max_days?: number | null;
  models?: string[] | null;
  availability?: string[] | null;
  languages?: string[] | null;
  min_rating?: number | string | null;
};
export type PageOptions = { cursor?: string | null; size?: number | null; sort?: string | null };

/** A page of projects together with its counts. */
export async function searchProjects(
  world: World,
  {
    caller = 'visitor',
    cursor,
    size,
    sort,
    ...search
  }: ProjectSearch & PageOptions & { caller?: Caller },
) {
  return world.as(caller, async (sql) => {
    const page = { ...search, cursor, page_size: size, sort };
    return {
      ...(await callSearch<ProjectItem>(sql, 'search_projects', page)),
      ...(await call<Counts>(sql, 'count_projects', search)),
    };
  });
}

/** A page of creators together with its counts. */
export async function searchCreators(
  world: World,
  { cursor, size, sort, ...search }: CreatorSearch & PageOptions,
) {
  return world.as('visitor', async (sql) => {
    const page = { ...search, cursor, page_size: size, sort };
    return {
      ...(await callSearch<CreatorItem>(sql, 'search_creators', page)),
      ...(await call<Counts>(sql, 'count_creators', search)),
    };
  });
}

/** Which of the ids match a search that was saved. */
export async function listMatching(
  world: World,
  kind: 'projects' | 'creators' | 'services',
  search: object,
  ids: string[],
): Promise<string[]> {
  const rows = await world.sql.unsafe<{ id: string }[]>(
    `select id from private.matching_${kind}($1, $2) as m (id) order by 1`,
    [world.sql.json(search as never) as never, ids as never],
  );
  return rows.map(({ id }) => id);
}

/** Calls a function by the names of its arguments; what is undefined is left out. */
export async function call<Result>(
  sql: World['sql'],
  name: string,
  given: Record<string, string | string[] | number | null | undefined>,
): Promise<Result> {
  const args = Object.entries(given).filter(([, value]) => value !== undefined);
  const list = args.map(([key], index) => `${key} => $${index + 1}`).join(', ');
  const [row] = await sql.unsafe<{ result: Result }[]>(
    `select public.${name}(${list}) as result`,
    args.map(([, value]) => value ?? null) as string[],
  );
  if (!row) throw new Error('The function returned no row.');
  return row.result;
}

/** Reads one page after the other and returns what is in them. */
export async function readAll<Item>(
  read: (cursor: string | null) => Promise<Page<Item>>,
  name: (item: Item) => string,
): Promise<string[]> {
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Page<Item> = await read(cursor);
    seen.push(...page.items.map(name));
    cursor = page.next_cursor;
  } while (cursor !== null);
  return seen;
}

export async function suggest(world: World, kind: 'project' | 'creator' | 'service', q: string) {
  return world.as('visitor', async (sql) => {
    const [row] = await sql<{ words: string[] }[]>`
      select public.suggest_search(${kind}, ${q}) as words`;
    return row?.words ?? [];
  });
}
