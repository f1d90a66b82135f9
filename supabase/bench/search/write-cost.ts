import type { Sql } from '@showcase/local-supabase';
import type { Figure } from '../../../tooling/run/against/comparison.ts';

class Rollback extends Error {}

const PROJECTS = 200;

/** The sizes of what searches read, and what indexing adds to writing a project. */
export async function measureWriteCost(sql: Sql): Promise<Figure[]> {
  const sizes = await sql<{ name: string; size: number }[]>`
    select oid::regclass::text as name, pg_relation_size(oid)::float8 as size from pg_class
    where relname in ('project_words_text', 'creator_words_text', 'project_words', 'creator_words', 'search_words')
      or relname in ('project_words_all', 'creator_words_all', 'creator_words_skills', 'search_words_alike')
    order by 1`;
  // The first one also reads the functions and the pages of the tables.
  await insertProjects(sql, true);
  const [without, indexed] = [await insertProjects(sql, false), await insertProjects(sql, true)];
  return [
    ...sizes.map(({ name, size }) => ({ label: name, unit: 'kB' as const, value: size })),
    { label: 'writing a project', unit: 'ms', value: indexed },
    { label: 'writing a project without its words', unit: 'ms', value: without },
  ];
}

/** Milliseconds per project; nothing stays. */
async function insertProjects(sql: Sql, isIndexed: boolean): Promise<number> {
  let perProject = 0;
  await sql
    .begin(async (transaction) => {
      if (!isIndexed) await transaction`alter table public.projects disable trigger index_new`;
      const started = performance.now();
      await transaction`
        insert into public.projects (user_id, title, description, tags)
        select user_id, title, description, tags from public.projects limit ${PROJECTS}`;
      perProject = (performance.now() - started) / PROJECTS;
      throw new Rollback();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Rollback)) throw error;
    });
  return perProject;
}
