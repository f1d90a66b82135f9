import type { Sql } from '../../postgres/connect.ts';

export const changeChannel = 'showcase_realtime';

/** Notifies with the key of the changed row only; what else of it is visible is decided per reader. */
const notifyFunction = `
  create or replace function realtime.notify_change() returns trigger
  language plpgsql security definer set search_path = '' as $$
  declare
    changed jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
    message text := jsonb_build_object(
      'schema', tg_table_schema,
      'table', tg_table_name,
      'type', tg_op,
      'at', to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'key', (select jsonb_object_agg(name, changed ->> name) from unnest(tg_argv) as name)
    )::text;
  begin
    if octet_length(message) < 8000 then
      perform pg_catalog.pg_notify('${changeChannel}', message);
    end if;
    return null;
  end
  $$;
  revoke execute on function realtime.notify_change() from public;`;

/** Installs the notify trigger on every table in the publication, and removes it from all others. */
export async function installChangeTriggers(sql: Sql): Promise<void> {
  await sql.begin(async (transaction) => {
    await transaction`select pg_advisory_xact_lock(hashtext('showcase realtime'))`;
    await transaction.unsafe(notifyFunction);
    const stale = await transaction<{ command: string }[]>`
      select format('drop trigger tell_realtime on %s', t.tgrelid::regclass) as command
      from pg_trigger t
      where t.tgname = 'tell_realtime'`;
    const wanted = await transaction<{ command: string }[]>`
      select format(
        'create trigger tell_realtime after insert or update or delete on %I.%I for each row execute function realtime.notify_change(%s)',
        p.schemaname, p.tablename, string_agg(quote_literal(a.attname), ', ' order by a.attnum)
      ) as command
      from pg_publication_tables p
      join pg_index i on i.indrelid = format('%I.%I', p.schemaname, p.tablename)::regclass and i.indisprimary
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
      where p.pubname = 'supabase_realtime'
      group by p.schemaname, p.tablename`;
    for (const { command } of [...stale, ...wanted]) await transaction.unsafe(command);
  });
}
