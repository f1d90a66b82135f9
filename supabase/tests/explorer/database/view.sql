-- What the two are offered.
create function pg_temp.read_panel(claims jsonb) returns jsonb
language plpgsql
as $$
declare
  panel jsonb;
  files jsonb;
  conversation uuid := (
    select m.conversation_id from public.messages m
    where m.hire_request_id = current_setting('explorer.request')::uuid limit 1);
begin
  perform set_config('request.jwt.claims', claims::text, true), set_config('role', claims ->> 'role', true);
  panel := public.my_hire_request(current_setting('explorer.request')::uuid);
  files := public.conversation_files(conversation) -> 'items';
  perform set_config('role', 'none', true), set_config('request.jwt.claims', '', true);
  return jsonb_build_object(
    'actions', coalesce(panel -> 'actions', '[]') || case when panel -> 'may_review' = 'true' then '["review"]' else '[]'::jsonb end
      || case when files @? '$[*] ? (@.is_removable == true)' then '["remove_file"]' else '[]'::jsonb end,
    'case_subjects', coalesce(panel -> 'case_subjects', '[]'),
    'case_actions', coalesce((
      select c -> 'actions' from jsonb_array_elements(panel -> 'cases') as c where c ->> 'closed_at' is null
    ), '[]'));
end;
$$;

-- The tables with rows of a hire, and of the two alone; whether a row is of it, and none of the reader's own.
create temporary table private_rows (name text primary key, condition text not null);
insert into pg_temp.private_rows (name, condition)
select name, condition
from (values
  ('{hire_requests}', 'r.id = $1'),
  (
    '{hire_request_events,offers,milestones,invoices,refunds,cases,transactions,agreements,messages}',
    'r.hire_request_id = $1'),
  ('{case_steps}', 'r.case_id = any ($2)'),
  ('{attachments}', 'r.id = any ($6)'),
  ('{notifications}', 'r.params ->> ''request_id'' = $1::text and r.user_id is distinct from $3'),
  (
    '{user_private,billing_details,offer_templates,conversation_reads,saved_searches}',
    'r.user_id in ($4, $5) and r.user_id is distinct from $3')
) as rows (names, condition), unnest(rows.names::text[]) as name;

-- The tables, and pages, of which this reader can read anything.
create function pg_temp.list_readable(claims jsonb) returns jsonb
language plpgsql
as $$
declare
  request uuid := current_setting('explorer.request')::uuid;
  -- The open one last; two can be of one time here.
  disputes uuid[] := array(select c.id from public.cases c where c.hire_request_id = request order by c.closed_at, c.id);
  files uuid[];
  objects text[];
  relations pg_temp.private_rows[] := array(select p from pg_temp.private_rows p);
  relation pg_temp.private_rows;
  is_readable boolean;
  readable jsonb := '[]';
begin
  select array_agg(f.id), array_agg(f.object) into files, objects
  from public.hire_requests h, pg_temp.files_of(h) f where h.id = request;
  perform set_config('request.jwt.claims', claims::text, true), set_config('role', claims ->> 'role', true);
  foreach relation in array relations loop
    continue when not has_any_column_privilege('public.' || relation.name, 'select');
    execute format('select exists (select from public.%I r where %s)', relation.name, relation.condition) into is_readable
    using request, disputes, (claims ->> 'sub')::uuid, current_setting('explorer.client')::uuid, current_setting('explorer.creator')::uuid, files;
    if is_readable then
      readable := readable || to_jsonb(relation.name);
    end if;
  end loop;
  if has_function_privilege('public.my_hire_request(uuid)', 'execute') and public.my_hire_request(request) is not null then
    readable := readable || to_jsonb('the request'::text);
  end if;
  if exists (select from storage.objects o where o.bucket_id = 'attachments' and o.name = any (objects)) then
    readable := readable || to_jsonb('stored files'::text);
  end if;
  begin
    perform public.admin_open_case(disputes[cardinality(disputes)]);
    readable := readable || to_jsonb('the evidence'::text);
    if exists (select from storage.objects o where o.bucket_id = 'attachments' and o.name = any (objects)) then
      readable := readable || to_jsonb('the files of the evidence'::text);
    end if;
  exception when insufficient_privilege or sqlstate 'PT403' or sqlstate 'PT404' then null;
  end;
  perform set_config('role', 'none', true), set_config('request.jwt.claims', '', true);
  return readable;
end;
$$;

create function pg_temp.look(parties jsonb, readers jsonb) returns jsonb
language plpgsql
as $$
declare
  result jsonb;
begin
  begin
    result := jsonb_build_object(
      'panels', (select jsonb_object_agg(p.key, pg_temp.read_panel(p.value)) from jsonb_each(parties) as p),
      'readable', (select jsonb_object_agg(p.key, pg_temp.list_readable(p.value)) from jsonb_each(readers) as p));
    raise exception using errcode = 'ZZ000';
  exception when sqlstate 'ZZ000' then null;
  end;
  return result;
end;
$$;
