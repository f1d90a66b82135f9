import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sql } from '@showcase/local-supabase';
import { addAccounts } from './add-accounts.ts';

/** Fills a migrated database with this many projects and related rows; returns the seconds it took. */
export async function generate(sql: Sql, size: number): Promise<number> {
  const started = performance.now();
  const connection = await sql.reserve();
  try {
    await connection.unsafe(`set bench.size = ${size}`);
    await connection`set maintenance_work_mem = '1GB'`;
    await connection`set work_mem = '256MB'`;
    // Values that triggers would derive are derived in bulk; foreign keys and checks hold by construction.
    await connection`set session_replication_role = replica`;
    const indexes = await plainIndexes(sql);
    await connection.unsafe(indexes.map(({ name }) => `drop index ${name}`).join(';'));
    const checks = await plainChecks(sql);
    for (const { relation, name } of checks)
      await connection.unsafe(`alter table ${relation} drop constraint "${name}"`);
    await connection.unsafe(await script('world.sql'));
    const people = await connection<{ id: string; email: string }[]>`
      select id, 'bench-' || n || '@example.com' as email from bench_people`;
    await addAccounts(
      connection,
      people.map(({ id, email }) => ({ id, email, confirmedAt: null })),
    );
    await connection.unsafe(await script('services.sql'));
    await connection.unsafe(await script('requests.sql'));
    await connection.unsafe(await script('saved.sql'));
    const [messages] = await connection`select to_regclass('public.messages') as relation`;
    if (messages?.relation) await connection.unsafe(await script('conversation.sql'));
    for (const { definition } of indexes) await connection.unsafe(definition);
    for (const { relation, name, definition } of checks)
      await connection.unsafe(
        `alter table ${relation} add constraint "${name}" ${definition} not valid`,
      );
    await connection`vacuum analyze`;
    return (performance.now() - started) / 1000;
  } finally {
    connection.release();
  }
}

/** Indexes of the exposed tables, and of those that searches read, that back no constraint. */
export async function plainIndexes(sql: Sql) {
  return sql<{ name: string; definition: string }[]>`
    select i.oid::regclass::text as name, pg_get_indexdef(i.oid) as definition
    from pg_index x join pg_class i on i.oid = x.indexrelid
    where not x.indisunique and (i.relnamespace = 'public'::regnamespace
      or x.indrelid in ('private.project_words'::regclass, 'private.creator_words'::regclass,
        'private.search_words'::regclass, 'private.month_likes'::regclass,
        'private.creator_ranks'::regclass, 'private.service_words'::regclass,
        'private.service_offers'::regclass))`;
}

async function plainChecks(sql: Sql) {
  return sql<{ relation: string; name: string; definition: string }[]>`
    select conrelid::regclass::text as relation, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`;
}

function script(name: string): Promise<string> {
  return readFile(join(import.meta.dirname, name), 'utf8');
}
