import type { DrawCard } from '../cards/card-content.ts';
import { createEndpoints } from '../endpoints.ts';

export const origin = 'https://showcase.test:8443';
export const creatorId = '00000000-0000-4000-8000-000000000001';

export const aCreator = {
  id: creatorId,
  username: 'ada-stone',
  name: 'Ada Stone',
  specialization: null,
  bio: null,
  location: null,
  skills: [],
  languages: [],
  avatar: null,
  hourly_rate: null,
  availability: null,
  rating_avg: 0,
  rating_count: 0,
  created_at: '2025-06-01T12:00:00+00:00',
  updated_at: '2025-06-02T12:00:00+00:00',
};

export const aProject = (number: number) => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  title: 'Harbour Notes',
  tagline: null as string | null,
  description: 'A shared notebook.',
  image_url: null as string | null,
  tags: ['React'],
  is_for_sale: false,
  sale_price: null as number | null,
  sale_kind: null as string | null,
  sold_at: null,
  is_proven: false,
  created_at: '2025-06-01T12:00:00+00:00',
  listed_at: '2025-07-01T12:00:00+00:00',
  updated_at: '2025-07-02T12:00:00+00:00',
  owner: {
    id: creatorId,
    name: 'Ada Stone',
    username: 'ada-stone',
    rating_avg: 0,
    rating_count: 0,
  },
});

export type ProjectRow = ReturnType<typeof aProject>;

type Rows = {
  projects?: ProjectRow[];
  users?: object[];
  moved?: string | null;
  drawCard?: DrawCard;
};

/** What an endpoint of a site with these rows responds, and what it read. */
export async function requestEndpoint(path: string, rows: Rows = {}, headers = {}) {
  const { projects = [], users = [aCreator], moved = null, drawCard } = rows;
  const reads: URL[] = [];
  const answers: Record<string, unknown> = {
    projects,
    users,
    'rpc/creator_by_former_username': moved,
    'rpc/newest_projects_with_tags': projects.map(({ id }) => id),
    'rpc/search_projects': {
      items: projects.map(({ id }) => ({ id })),
      next_cursor: null,
      corrected_at: null,
      most_words_at: null,
    },
  };
  const source = {
    api: 'https://api.test',
    key: 'key',
    origin,
    fetch: (url: URL) => {
      reads.push(url);
      return Promise.resolve(Response.json(answers[url.pathname.replace('/rest/v1/', '')]));
    },
  };
  const response = await createEndpoints({ source, drawCard }).request(path, { headers });
  return { response, reads, text: await response.text() };
}
