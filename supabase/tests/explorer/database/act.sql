-- A token of a session that has just begun.
create function pg_temp.signed_in(claims jsonb) returns jsonb
language plpgsql stable
as $$
begin
  return claims || jsonb_build_object('amr', jsonb_build_array(jsonb_build_object(
    'method', 'password', 'timestamp', floor(extract(epoch from now()))::bigint)));
end;
$$;

-- Does each act on its own, or, with `keeps`, the first one for good; the state after it, or what it was answered.
create function pg_temp.attempt(acts jsonb, keeps boolean) returns jsonb
language plpgsql
as $$
declare
  act jsonb;
  result jsonb;
  results jsonb[] := '{}';
begin
  for act in select a.value from jsonb_array_elements(acts) with ordinality as a (value, place) order by a.place loop
    begin
      perform set_config('request.jwt.claims', coalesce(pg_temp.signed_in(act -> 'claims')::text, ''), true),
        set_config('role', coalesce(act -> 'claims' ->> 'role', 'none'), true);
      execute act ->> 'statement';
      perform set_config('role', 'none', true), set_config('request.jwt.claims', '', true);
      result := pg_temp.read_state();
      if not keeps then
        raise exception using errcode = 'ZZ000';
      end if;
    exception
      when sqlstate 'ZZ000' then null;
      when others then result := jsonb_build_object('code', sqlstate, 'message', sqlerrm);
    end;
    results := results || result;
  end loop;
  return to_jsonb(results);
end;
$$;

create function pg_temp.does_something(after integer) returns boolean
language plpgsql stable
as $$
begin
  return (
    select private.action_of_time(h, now() + make_interval(days => after, hours => 1)) is not null from public.hire_requests h
    where h.id = current_setting('explorer.request')::uuid);
end;
$$;

-- Most of what time does remains to be done, and a reminder of a due date for nine days: it is looked for in weeks first, then in days.
create function pg_temp.next_deadline(days integer) returns integer
language plpgsql stable
as $$
declare
  low integer := -1;
  high integer;
  middle integer;
begin
  foreach high in array '{0, 1, 8, 15, 60, 120}'::integer[] loop
    exit when pg_temp.does_something(high);
    low := high;
  end loop;
  if low = 120 then
    return null;
  end if;
  while high - low > 1 loop
    middle := (low + high) / 2;
    if pg_temp.does_something(middle) then
      high := middle;
    else
      low := middle;
    end if;
  end loop;
  return case when high <= next_deadline.days then high end;
end;
$$;

-- What time does next, with what the one hour leaves of times that are rounded.
create function pg_temp.follow(days integer) returns text
language plpgsql
as $$
declare
  action text;
begin
  perform set_config('explorer.days', (current_setting('explorer.days')::integer + days)::text, true);
  action := (
    select private.action_of_time(h, now() + interval '1 hour') from public.hire_requests h
    where h.id = current_setting('explorer.request')::uuid);
  perform private.follow_deadline(current_setting('explorer.request')::uuid, now() + interval '1 hour');
  return action;
end;
$$;

-- So many days pass, with all that time does meanwhile; or, without a number, until it does something other than to remind.
create function pg_temp.pass(days integer) returns void
language plpgsql
as $$
declare
  left_over integer := coalesce(days, 120);
  step integer;
begin
  for turn in 1..60 loop
    step := pg_temp.next_deadline(left_over);
    if step is null and days is null then
      raise exception using errcode = 'PT404', message = 'Nothing more happens by itself';
    elsif step is null then
      perform set_config('explorer.days', (current_setting('explorer.days')::integer + left_over)::text, true);
      return;
    end if;
    left_over := left_over - step;
    exit when pg_temp.follow(step) not like 'remind%' and days is null;
  end loop;
end;
$$;

-- To the next reminder, if that comes before any deadline.
create function pg_temp.remind() returns void
language plpgsql
as $$
declare
  step integer := pg_temp.next_deadline(15);
begin
  if (step is not null and pg_temp.follow(step) like 'remind%') is not true then
    raise exception using errcode = 'PT404', message = 'No reminder comes next';
  end if;
end;
$$;
