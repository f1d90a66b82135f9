import { expect, it } from 'vitest';
import { shareWorld } from '../support/shared-world.ts';
import type { World } from '../support/world.ts';
import { call } from './queries.ts';
import type { Page } from './queries.ts';

const WINDOW = 2000;
/** Rows that contain the letters within a word, newest first; then those that have them as a word. */
const ROWS = WINDOW + 70;
const isHidden = (number: number) => number >= 100 && number < 105;

async function fill(world: World) {
  const owner = await world.addPerson({ isDev: true });
  const { sql } = world;
  // Without triggers, because only numbers and order matter.
  await sql`set local session_replication_role = replica`;
  await sql`delete from public.projects`;
  await sql`delete from public.services`;
  await sql`update public.users set is_dev = false where id <> ${owner.id}`;
  await sql`
    insert into public.projects (user_id, title, description, tags, listed_at)
    select ${owner.id}, n::text, repeat('A text ', 10), '{Web}', now() - n * interval '1 minute' from generate_series(1, ${ROWS}::integer) n`;
  await sql`
    insert into public.services (user_id, title, description, price, duration, is_active, created_at)
    select ${owner.id}, n::text, repeat('A text ', 10), 100, '3 days', true, now() - n * interval '1 minute'
    from generate_series(1, ${ROWS}::integer) n`;
  await sql`
    insert into public.users (id, name, is_dev)
    select gen_random_uuid(), to_char(n, 'FM0000'), true from generate_series(1, ${ROWS - 1}::integer) n`;
  await sql`update public.users set name = '0000' where id = ${owner.id}`;
  await sql`update public.projects set visibility = 'draft' where title::integer between 100 and 104`;
  await sql`update public.services set is_active = false where title::integer between 100 and 104`;
  await sql`
    insert into private.suspensions (user_id, reason)
    select id, 'spam' from public.users where is_dev and name::integer between 100 and 104`;
  const words = sql`case when n.number > ${WINDOW - 10} then 'xq'::tsvector else '' end`;
  const text = sql`case when n.number % 2 = 0 then 'axqb' else 'xq' end`;
  await sql`
    insert into private.project_words (project_id, text, words)
    select p.id, ${text}, ${words} from public.projects p, lateral (select p.title::integer as number) n`;
  await sql`
    insert into private.service_words (service_id, text, words)
    select s.id, ${text}, ${words} from public.services s, lateral (select s.title::integer as number) n`;
  await sql`delete from private.creator_words`;
  await sql`
    insert into private.creator_words (user_id, text, words, skills, languages)
    select u.id, ${text}, ${words}, '{}', '{}'
    from public.users u, lateral (select u.name::integer + 1 as number) n where u.is_dev`;
  await sql`set local session_replication_role = origin`;
}

async function readTitles(world: World, kind: string) {
  return world.as('visitor', async (sql) => {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Page<{ title?: string; name?: string }> = await call(sql, `search_${kind}`, {
        q: 'xq',
        cursor,
        page_size: 60,
        sort: kind === 'creators' ? 'name' : 'newest',
      });
      seen.push(...page.items.map(({ title, name }) => title ?? name ?? ''));
      cursor = page.next_cursor;
    } while (cursor !== null);
    return { seen, counts: await call<{ total: number }>(sql, `count_${kind}`, { q: 'xq' }) };
  });
}

const inFilled = shareWorld(fill);

it.each(['projects', 'creators', 'services'])(
  'finds the first 2,000 %s that contain two letters, and all others that have them as a word, once each',
  (kind) =>
    inFilled(async (world) => {
      const { seen, counts } = await readTitles(world, kind);
      const first = kind === 'creators' ? 0 : 1;
      const numbers = Array.from({ length: ROWS }, (_, index) => first + index);
      const shown = numbers.filter((number) => !isHidden(number));
      expect(seen.map(Number)).toEqual(shown);
      expect(counts.total).toBe(shown.length);
    }),
);
