create table private.rate_hits (
  user_id uuid not null references auth.users (id) on delete cascade,
  action text not null,
  hits timestamptz[] not null,
  primary key (user_id, action)
);
alter table private.rate_hits enable row level security;
comment on table private.rate_hits is
  'The latest calls of a person by action, as many as the limit of the action: it cannot grow.';
grant all on private.rate_hits to service_role;

create function private.fail_until(moment timestamptz) returns void
language plpgsql set search_path = ''
as $$
declare
  wait integer := greatest(1, ceil(extract(epoch from moment - clock_timestamp())));
begin
  perform private.fail(
    429, 'over_limit', format('Too many requests. Try again in %s s', wait),
    jsonb_build_object('Retry-After', wait::text)
  );
end;
$$;
comment on function private.fail_until(timestamptz) is '429 with Retry-After.';

create function private.count_hit(
  hits timestamptz[], max_hits integer, per interval
) returns timestamptz[]
language plpgsql volatile set search_path = ''
as $$
declare
  recent timestamptz[] := array(
    select hit from unnest(hits) as hit where hit > clock_timestamp() - per order by hit
  );
begin
  if cardinality(recent) >= max_hits then
    perform private.fail_until(recent[1] + per);
  end if;
  return recent || clock_timestamp();
end;
$$;
comment on function private.count_hit(timestamptz[], integer, interval) is
  'The latest calls with this one added, or 429 with Retry-After where there were too many.';

create function private.limit_rate(action text, max_hits integer, per interval) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
begin
  if caller is null then
    return;
  end if;
  -- A token outlives its account by up to an hour; a deletion under way is waited for here, before anything else is locked.
  perform from public.users u where u.id = caller for key share;
  if not found then
    perform private.fail(401, 'no_account', 'This account no longer exists');
  end if;
  -- The lock makes parallel calls of one person count each other.
  insert into private.rate_hits as h (user_id, action, hits)
  values (caller, limit_rate.action, array[clock_timestamp()])
  on conflict on constraint rate_hits_pkey
  do update set hits = private.count_hit(h.hits, max_hits, per);
end;
$$;
comment on function private.limit_rate(text, integer, interval) is
  'Answers 429 with Retry-After once the caller did this so often, and 401 to a deleted account; called by functions and triggers '
  'that run as their owner. Callers without an account have no count of their own here.';

create table private.visitor_hits (
  visitor text not null,
  action text not null,
  hits integer not null,
  ends_at timestamptz not null,
  primary key (visitor, action)
);
alter table private.visitor_hits enable row level security;
comment on table private.visitor_hits is
  'How often an address called without an account, until the end of its window; the address is there as a fingerprint alone.';
grant all on private.visitor_hits to service_role;

create function private.visitor() returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  headers jsonb := nullif(current_setting('request.headers', true), '');
  -- A caller can write the first addresses of the list; the last one is what the nearest proxy saw.
  address text := btrim(
    coalesce(headers ->> 'cf-connecting-ip', substring(headers ->> 'x-forwarded-for' from '[^,]*$'))
  );
begin
  address := regexp_replace(address, '^::ffff:(?=[0-9.]+$)', '', 'i');
  -- A provider gives one customer all addresses of a /64.
  if strpos(address, ':') > 0 then
    address := host(network(set_masklen(address::inet, 64)));
  end if;
  return private.fingerprint(address);
exception when invalid_text_representation or invalid_parameter_value then
  return private.fingerprint(address);
end;
$$;
comment on function private.visitor() is
  'The fingerprint of the address that a proxy forwarded; null where the call came without one.';

create function private.limit_visitor(action text, max_hits integer, per interval) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  visitor text := private.visitor();
  counter private.visitor_hits;
begin
  if auth.uid() is not null then
    perform private.limit_rate(limit_visitor.action, max_hits, per);
    return;
  elsif visitor is null or auth.role() = 'service_role' then
    return;
  end if;
  insert into private.visitor_hits as h (visitor, action, hits, ends_at)
  values (visitor, limit_visitor.action, 1, clock_timestamp() + per)
  on conflict on constraint visitor_hits_pkey do update set
    hits = case when h.ends_at > clock_timestamp() then h.hits else 0 end + 1,
    ends_at = case when h.ends_at > clock_timestamp() then h.ends_at else excluded.ends_at end
  returning * into counter;
  if counter.hits > max_hits then
    perform private.fail_until(counter.ends_at);
  end if;
end;
$$;
comment on function private.limit_visitor(text, integer, interval) is
  'As limit_rate for people with an account; everyone else is counted by the address that their call came from.';

create function private.limit_rows() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  total integer;
begin
  if auth.uid() is null then
    return new;
  end if;
  perform private.limit_rate(tg_table_name::text, tg_argv[0]::integer, tg_argv[1]::interval);
  execute format('select count(*) from public.%I where user_id = $1', tg_table_name)
  into total using auth.uid();
  if total >= tg_argv[2]::integer then
    perform private.refuse(format('Your account can hold up to %s %s', tg_argv[2], tg_argv[3]));
  end if;
  return new;
end;
$$;
comment on function private.limit_rows() is
  'How many rows a person adds in a time, and how many they have at most: (max_hits, per, max_rows, what they are called).';

create trigger "limit" before insert on public.projects
for each row execute function private.limit_rows(30, '1 hour', 200, 'projects');
create trigger "limit" before insert on public.services
for each row execute function private.limit_rows(30, '1 hour', 100, 'services');
