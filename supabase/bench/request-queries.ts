import type { Sql } from '@showcase/local-supabase';
import type { Query } from './queries.ts';

const PAGE_SIZE = 20;
const statuses = ['pending', 'accepted', 'completed', 'rejected'] as const;
const sides = ['client', 'creator'] as const;

/** The queries of the pages of hire requests for someone with 2,000 requests on each side, from the start and after ten pages. */
export async function listRequestQueries(sql: Sql, owner: string): Promise<Query[]> {
  const lists = sides.flatMap((side) =>
    statuses.map((status) =>
      createQuery(
        `requests, ${status}, as ${side}`,
        `select public.my_hire_requests('${side}', '${status}')`,
      ),
    ),
  );
  const later = await Promise.all(
    sides.map(async (side) => ({
      ...createQuery(
        `requests, completed, as ${side}, later`,
        `select public.my_hire_requests('${side}', 'completed', $1)`,
      ),
      values: [[await findCursor(sql, owner, side)]],
    })),
  );
  const panel = {
    ...createQuery('requests, the panel', 'select public.my_hire_request($1)'),
    values: await listOwnRequests(sql, owner),
  };
  const dates = sides.map((side) =>
    createQuery(`requests, what is next, as ${side}`, `select public.my_request_dates('${side}')`),
  );
  return [...lists, ...later, panel, ...dates];
}

function createQuery(name: string, text: string): Query {
  return { name, text, values: [[]], growth: 'constant', callers: ['owner'] };
}

async function findCursor(sql: Sql, owner: string, side: string): Promise<string> {
  const [row] = await sql<{ cursor: string }[]>`
    select h.id || '_' || (to_jsonb(h.updated_at) #>> '{}') as cursor
    from public.hire_requests h
    where h.status = 'completed' and ${owner} = case ${side} when 'client' then h.client_id else h.creator_id end
    order by h.updated_at desc, h.id desc offset ${10 * PAGE_SIZE - 1} limit 1`;
  return row?.cursor ?? '';
}

async function listOwnRequests(sql: Sql, owner: string): Promise<string[][]> {
  const rows = await sql<{ id: string }[]>`
    select h.id from public.hire_requests h
    where h.creator_id = ${owner} and h.agreed_offer_id is not null
    order by h.updated_at desc limit 20`;
  return rows.map(({ id }) => [id]);
}
