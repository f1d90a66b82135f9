-- A function in SQL is planned at each call, one in PL/pgSQL once: the same bodies, for the many calls of tests. Those that run with the rights of their
-- caller stay: PL/pgSQL would look up their names with these rights.
do $do$
declare
  func record;
  body text;
begin
  perform set_config('search_path', '', true);
  for func in
    select p.oid, pg_get_functiondef(p.oid) as definition, pg_get_function_sqlbody(p.oid) as body, p.prorettype = 'void'::regtype as is_void,
      regexp_match(pg_get_function_sqlbody(p.oid), '^BEGIN ATOMIC\s+SELECT (.*);\s*END$') as query
    from pg_proc p
    join pg_language l on l.oid = p.prolang and l.lanname = 'sql'
    join pg_type t on t.oid = p.prorettype
    where p.pronamespace in ('private'::regnamespace, 'public'::regnamespace) and p.prosqlbody is not null and p.prosecdef and not p.proretset
      and (t.typtype <> 'c' and p.prorettype <> 'record'::regtype or pg_get_function_sqlbody(p.oid) ~ '^(RETURN|BEGIN ATOMIC\s+SELECT \w+\.\*::\w+ AS) ')
  loop
    body := case
      when func.body like 'RETURN %' then func.body
      when func.is_void then 'PERFORM ' || func.query[1]
      else 'RETURN (SELECT ' || func.query[1] || ')'
    end;
    continue when body is null;
    execute replace(
      replace(func.definition, func.body, format('AS %L', E'#variable_conflict use_column\nBEGIN\n' || body || E';\nEND')),
      E'\n LANGUAGE sql', E'\n LANGUAGE plpgsql');
  end loop;
  perform set_config('search_path', '"$user", public', true);
end;
$do$;
