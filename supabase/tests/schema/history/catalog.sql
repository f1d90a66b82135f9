-- Everything that a schema consists of, one object a row: its name and its definition. Privileges are sorted, and columns counted
-- without those that were dropped, because their order depends on how a schema came to be.
with namespaces as (
  select oid from pg_namespace where nspname !~ '^pg_' and nspname not in ('information_schema', 'supabase_migrations')
),
relations as (
  select c.*, c.oid::regclass::text as name from pg_class c
  where c.relnamespace in (select oid from namespaces)
),
privileges (catalog, object, list) as (
  select 'pg_class'::regclass, oid, coalesce(relacl, acldefault(case relkind when 'S' then 's' else 'r' end::"char", relowner))
  from relations where relkind in ('r', 'p', 'v', 'm', 'S', 'f')
  union all
  select 'pg_proc'::regclass, oid, coalesce(proacl, acldefault('f', proowner)) from pg_proc
  where pronamespace in (select oid from namespaces)
  union all
  select 'pg_namespace'::regclass, oid, coalesce(nspacl, acldefault('n', nspowner)) from pg_namespace
  where nspname = 'pg_catalog' or oid in (select oid from namespaces)
  union all
  select 'pg_type'::regclass, oid, coalesce(typacl, acldefault('T', typowner)) from pg_type
  where typnamespace in (select oid from namespaces) and typtype <> 'c' and typcategory <> 'A'
  union all
  select 'pg_default_acl'::regclass, oid, defaclacl from pg_default_acl
),
objects (kind, name, definition) as (
  select 'relation', name, jsonb_build_object(
    'kind', relkind, 'owner', relowner::regrole, 'persistence', relpersistence, 'security', array[relrowsecurity, relforcerowsecurity],
    'options', reloptions, 'identity', relreplident, 'partition', pg_get_expr(relpartbound, oid), 'key', pg_get_partkeydef(oid),
    'view', case when relkind in ('v', 'm') then pg_get_viewdef(oid) end,
    'index', case when relkind in ('i', 'I') then pg_get_indexdef(oid) end)
  from relations where relkind <> 't'
  union all
  select 'index', indexrelid::regclass::text, jsonb_build_object('states', array[indisvalid, indisready, indisclustered, indisreplident])
  from pg_index where indexrelid in (select oid from relations)
  union all
  select 'parent', inhrelid::regclass::text, jsonb_build_object('parent', inhparent::regclass, 'order', inhseqno)
  from pg_inherits where inhrelid in (select oid from relations)
  union all
  select 'column', c.name || '.' || attname, jsonb_build_object(
    'position', row_number() over (partition by attrelid order by attnum), 'type', format_type(atttypid, atttypmod),
    'required', attnotnull, 'default', pg_get_expr(adbin, adrelid), 'identity', attidentity, 'generated', attgenerated,
    'collation', attcollation::regcollation, 'storage', attstorage, 'compression', attcompression, 'statistics', attstattarget,
    'options', attoptions, 'privileges', (select array_agg(p::text order by p::text) from aclexplode(attacl) p))
  from relations c join pg_attribute on attrelid = c.oid and attnum > 0 and not attisdropped
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
  union all
  select 'constraint', coalesce(nullif(conrelid, 0)::regclass::text, contypid::regtype::text) || '.' || conname,
    jsonb_build_object('text', pg_get_constraintdef(oid), 'states', array[convalidated, condeferrable, condeferred, connoinherit])
  from pg_constraint where connamespace in (select oid from namespaces)
  union all
  select 'trigger', tgrelid::regclass || '.' || tgname, jsonb_build_object('text', pg_get_triggerdef(oid), 'enabled', tgenabled)
  from pg_trigger where not tgisinternal
  union all
  select 'rule', ev_class::regclass || '.' || rulename, jsonb_build_object('text', pg_get_ruledef(oid), 'enabled', ev_enabled)
  from pg_rewrite where rulename <> '_RETURN' and ev_class in (select oid from relations)
  union all
  select 'policy', polrelid::regclass || '.' || polname, jsonb_build_object(
    'command', polcmd, 'permissive', polpermissive, 'roles', polroles::regrole[],
    'using', pg_get_expr(polqual, polrelid), 'check', pg_get_expr(polwithcheck, polrelid))
  from pg_policy
  union all
  select 'function', oid::regprocedure::text, jsonb_build_object(
    'owner', proowner::regrole, 'text', case when prokind <> 'a' then pg_get_functiondef(oid) end)
  from pg_proc where pronamespace in (select oid from namespaces)
  union all
  select 'aggregate', aggfnoid::regprocedure::text, to_jsonb(a) from pg_aggregate a join pg_proc p on p.oid = aggfnoid
  where pronamespace in (select oid from namespaces)
  union all
  select 'type', oid::regtype::text, jsonb_build_object(
    'kind', typtype, 'owner', typowner::regrole, 'base', nullif(typbasetype, 0)::regtype, 'required', typnotnull, 'default', typdefault,
    'collation', typcollation::regcollation, 'labels', (select array_agg(enumlabel order by enumsortorder) from pg_enum where enumtypid = t.oid))
  from pg_type t where typnamespace in (select oid from namespaces) and typcategory <> 'A'
  union all
  select 'sequence', seqrelid::regclass::text, to_jsonb(s) - 'seqrelid' - 'seqtypid' from pg_sequence s
  union all
  select 'schema', nspname, jsonb_build_object('owner', nspowner::regrole) from pg_namespace where oid in (select oid from namespaces)
  union all
  select 'extension', extname, jsonb_build_object('schema', extnamespace::regnamespace, 'version', extversion) from pg_extension
  union all
  select 'default privileges', coalesce(nullif(defaclnamespace, 0)::regnamespace::text, '') || ' ' || defaclrole::regrole || ' ' || defaclobjtype::text,
    jsonb_build_object('of', oid) - 'of' from pg_default_acl
  union all
  select 'publication', pubname, to_jsonb(p) - 'oid' || jsonb_build_object('tables', (
    select array_agg(t::text order by t::text) from pg_publication_tables t where t.pubname = p.pubname)) from pg_publication p
  union all
  select 'event trigger', evtname, to_jsonb(e) - 'oid' - 'evtfoid' || jsonb_build_object('call', evtfoid::regprocedure) from pg_event_trigger e
  union all
  select 'text search', cfgname, jsonb_build_object('parser', cfgparser, 'words', (
    select array_agg((maptokentype, mapseqno, mapdict::regdictionary)::text order by maptokentype, mapseqno)
    from pg_ts_config_map where mapcfg = c.oid)) from pg_ts_config c where cfgnamespace in (select oid from namespaces)
  union all
  select 'dictionary', dictname, jsonb_build_object('template', tmplname, 'options', dictinitoption)
  from pg_ts_dict join pg_ts_template t on t.oid = dicttemplate where dictnamespace in (select oid from namespaces)
  union all
  select 'statistics', stxname, jsonb_build_object('text', pg_get_statisticsobjdef(oid), 'target', stxstattarget) from pg_statistic_ext
  union all
  select 'operator', oid::regoperator::text, jsonb_build_object('call', oprcode) from pg_operator where oprnamespace in (select oid from namespaces)
  union all
  select 'cast', castsource::regtype || ' as ' || casttarget::regtype, jsonb_build_object('how', castmethod, 'when', castcontext)
  from pg_cast where oid >= 16384
  union all
  select 'setting', coalesce(nullif(setrole, 0)::regrole::text, 'everyone'), jsonb_build_object('values', setconfig)
  from pg_db_role_setting where setdatabase in (0, (select oid from pg_database where datname = current_database()))
  union all
  select 'comment', identity, jsonb_build_object('text', description)
  from pg_description d, pg_identify_object(d.classoid, d.objoid, d.objsubid)
  where schema is null or schema !~ '^pg_' and schema <> 'information_schema'
  union all
  select 'privileges', (pg_identify_object(catalog, object, 0)).type || ' ' || (pg_identify_object(catalog, object, 0)).identity,
    jsonb_build_object('list', (select array_agg(distinct concat_ws(' ', grantor::regrole, grantee::regrole, privilege_type, is_grantable))
      from aclexplode(list))) from privileges
)
select kind || ' ' || name as name, definition::text from objects order by 1, 2
