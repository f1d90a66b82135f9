-- A report locks the one check of its URL, so that no other notes it at the same time.

set local lock_timeout = '500ms';

create or replace function private.note_run(url text, outcome text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  today date := (now() at time zone 'utc')::date;
  has_failed boolean := outcome = 'fails';
begin
  update public.project_checks c set
    failures = case when has_failed then c.failures + 1 else 0 end,
    since = case when case when has_failed then c.failures > 0 else c.state = note_run.outcome end then c.since else now() end,
    state = n.state,
    checked_at = case when has_failed and n.state <> 'unreachable' then c.checked_at else now() end
  from (
    select o.project_id, case
      when not has_failed then note_run.outcome
      when o.failures >= 2 and (o.since at time zone 'utc')::date < today then 'unreachable'
      else o.state
    end as state
    from public.project_checks o where o.url = note_run.url
  ) n
  where c.project_id = n.project_id;
  insert into public.project_check_days as d (project_id, day, ok, failed)
  select c.project_id, today, (not has_failed)::integer, has_failed::integer
  from public.project_checks c where c.url = note_run.url and outcome <> 'unseen'
  on conflict (project_id, day) do update
  set ok = least(d.ok + excluded.ok, 100), failed = least(d.failed + excluded.failed, 100);
  delete from public.project_check_days d
  using public.project_checks c
  where c.url = note_run.url and d.project_id = c.project_id and d.day < today - 29;
end;
$$;
