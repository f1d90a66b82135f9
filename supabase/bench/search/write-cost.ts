import type { Sql } from '@showcase/local-supabase';

class Rollback extends Error {}

const PROJECTS = 200;

/** Prints the sizes of what searches read, and what indexing adds to writing a project. */
export async function printWriteCost(sql: Sql) {
  const sizes = await sql<{ name: string; size: string }[]>`
    select oid::regclass::text as name, pg_size_pretty(pg_relation_size(oid)) as size from pg_class
    where relname in ('project_words_text', 'creator_words_text', 'project_words', 'creator_words', 'search_words')
      or relname in ('project_words_all', 'creator_words_all', 'creator_words_skills', 'search_words_alike')
    order by 1`;
  console.log(sizes.map(({ name, size }) => `${name} ${size}`).join(', '));
  // The first one also reads the functions and the pages of the tables.
  await insertProjects(sql, true);
  const [without, indexed] = [await insertProjects(sql, false), await insertProjects(sql, true)];
  console.log(
    `writing a project: ${indexed.toFixed(2)} ms, without its words ${without.toFixed(2)} ms`,
  );
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
