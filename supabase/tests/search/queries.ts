import type { Caller, World } from '../support/world.ts';

export type Page<Item> = {
  items: Item[];
  total: number;
  total_is_capped: boolean;
  facets: Record<string, Record<string, number>>;
  next_cursor: string | null;
  /** The index of the first row that contains all words of the text, but not the text. */
  all_words_at: number | null;
};
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

/** A page of projects together with its counts. */
export async function searchProjects(
  world: World,
  options: {
    caller?: Caller;
    q?: string;
    types?: string[];
    technologies?: string[];
    industries?: string[];
    cursor?: string | null;
    size?: number | null;
  },
) {
  const {
    caller = 'visitor',
    q = '',
    types = [],
    technologies = [],
    industries = [],
    cursor = null,
    size = 24,
  } = options;
  return world.as(caller, async (sql) => {
    const [row] = await sql<{ page: Page<ProjectItem> }[]>`
      select public.search_projects(${q}, ${types}, ${technologies}, ${industries}, ${cursor}, ${size})
        || public.count_projects(${q}, ${types}, ${technologies}, ${industries}) as page`;
    if (!row) throw new Error('The function returned no row.');
    return row.page;
  });
}

/** A page of creators together with its counts. */
export async function searchCreators(
  world: World,
  options: {
    q?: string;
    skills?: string[];
    locations?: string[];
    cursor?: string | null;
    size?: number | null;
  },
) {
  const { q = '', skills = [], locations = [], cursor = null, size = 24 } = options;
  return world.as('visitor', async (sql) => {
    const [row] = await sql<{ page: Page<CreatorItem> }[]>`
      select public.search_creators(${q}, ${skills}, ${locations}, ${cursor}, ${size})
        || public.count_creators(${q}, ${skills}, ${locations}) as page`;
    if (!row) throw new Error('The function returned no row.');
    return row.page;
  });
}

export async function suggest(world: World, kind: 'project' | 'creator', q: string) {
  return world.as('visitor', async (sql) => {
    const [row] = await sql<{ words: string[] }[]>`
      select public.suggest_search(${kind}, ${q}) as words`;
    return row?.words ?? [];
  });
}
