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

create function private.limit_rate(action text, max_hits integer, per interval) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  recent timestamptz[];
  wait integer;
begin
  if caller is null then
    return;
  end if;
  -- A token outlives its account by up to an hour.
  if not exists (select from auth.users u where u.id = caller) then
    raise sqlstate 'PGRST' using
      message = jsonb_build_object(
        'code', 'no_account',
        'message', 'This account is no longer there',
        'details', null,
        'hint', null
      )::text,
      detail = jsonb_build_object('status', 401, 'headers', jsonb_build_object())::text;
  end if;
  -- The lock makes parallel calls of one person count each other.
  insert into private.rate_hits as h (user_id, action, hits)
  values (caller, limit_rate.action, '{}')
  on conflict on constraint rate_hits_pkey do update set hits = h.hits
  returning array(
    select hit from unnest(h.hits) as hit where hit > clock_timestamp() - per order by hit
  ) into recent;
  if cardinality(recent) >= max_hits then
    wait := greatest(1, ceil(extract(epoch from recent[1] + per - clock_timestamp())));
    raise sqlstate 'PGRST' using
      message = jsonb_build_object(
        'code', 'over_limit',
        'message', format('Too many requests. You can try again in %s s', wait),
        'details', null,
        'hint', null
      )::text,
      detail = jsonb_build_object(
        'status', 429, 'headers', jsonb_build_object('Retry-After', wait::text)
      )::text;
  end if;
  update private.rate_hits h set hits = recent || clock_timestamp()
  where h.user_id = caller and h.action = limit_rate.action;
end;
$$;
comment on function private.limit_rate(text, integer, interval) is
  'Answers 429 with Retry-After once the caller did this so often, and 401 to a deleted account; called by functions and triggers '
  'that run as their owner. Callers without an account have no count of their own here.';
