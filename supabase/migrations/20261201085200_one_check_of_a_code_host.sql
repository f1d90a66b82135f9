set local lock_timeout = '500ms';

create function private.reserve_host(host text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.checked_hosts as h (host, busy_until)
  values (split_part(reserve_host.host, '/', 1), now() + interval '5 minutes')
  on conflict on constraint checked_hosts_pkey do update set busy_until = excluded.busy_until
  where h.busy_until <= now();
  return found;
end;
$$;
comment on function private.reserve_host(text) is
  'Whether a host, or the code host of a repository, is read by no one now; then it is the caller''s for 5 minutes.';

create function private.release_host(host text) returns void
language sql security definer set search_path = ''
begin atomic
  update private.checked_hosts h set busy_until = now() where h.host = split_part(release_host.host, '/', 1);
end;

create or replace function private.reserve_requests(host text, wanted integer) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  today date := (now() at time zone 'utc')::date;
begin
  if not private.reserve_host(host) then
    return false;
  end if;
  insert into private.checked_hosts as h (host, day, requests)
  values (reserve_requests.host, today, wanted)
  on conflict on constraint checked_hosts_pkey do update
  set busy_until = greatest(h.busy_until, now()), day = today,
    requests = wanted + case when h.day = today then h.requests else 0 end
  where h.day < today or h.requests + wanted <= 24;
  if not found then
    perform private.release_host(host);
    return false;
  end if;
  return true;
end;
$$;

create or replace function public.report_site_check(
  id uuid, outcome text, method text default null, requests integer default 0
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  done private.site_checks;
  is_demanded_since boolean;
begin
  select c.* into done from private.site_checks c where c.id = report_site_check.id;
  -- Two users who never proved it before lock no row of each other.
  perform pg_advisory_xact_lock(hashtextextended('private.project_proofs ' || done.target, 0));
  perform private.lock_people(variadic array_agg(o.user_id) || done.user_id)
  from private.project_proofs o where o.subject = done.target;
  select c.* into done from private.site_checks c where c.id = report_site_check.id for update;
  is_demanded_since := done.demanded_at > done.claimed_at;
  if done.id is null or done.claimed_at is null then
    return;
  elsif done.kind = 'runs' and outcome in ('runs', 'fails', 'unseen') then
    perform private.note_run(done.target, outcome);
  elsif outcome = 'proven' and done.kind = 'proof' then
    if private.has_proof(done.user_id, done.target) or done.demanded_at <= done.claimed_at then
      perform private.note_proof(done.user_id, done.target, method);
    end if;
  elsif done.kind = 'runs' or outcome in ('runs', 'fails', 'unseen') or outcome is null then
    perform private.raise_invalid('Report one of these outcomes: runs, fails, unseen; proven, or what is there instead of the proof');
  elsif (done.checked_at < now() - interval '6 days') is not false then
    perform private.note_missing_proof(done.user_id, done.target);
  end if;
  update private.site_checks c
  set attempts = 0, outcome = report_site_check.outcome, checked_at = now(), claimed_at = null,
    demanded_at = case when is_demanded_since then done.demanded_at end,
    due_at = case
      when is_demanded_since then now()
      when done.kind = 'runs' then now() + case report_site_check.outcome when 'fails' then interval '8 hours' else '1 day' end
      when private.has_proof(done.user_id, done.target) then now() + interval '7 days'
      else 'infinity'
    end
  where c.id = done.id;
  perform private.release_host(done.host);
  update private.checked_hosts h
  set requests = greatest(0, h.requests - private.requests_for(done.kind) + greatest(report_site_check.requests, 0))
  where h.host = done.host;
end;
$$;

create or replace function public.claim_health_report() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  queued record;
  claimed uuid;
begin
  for queued in
    select r.project_id, r.part, r.subject, r.attempts, p.live_url, o.lost_at
    from private.health_reports r
    join public.projects p on p.id = r.project_id
    join private.project_proofs o on o.project_id = r.project_id and o.subject = r.subject
    where r.due_at <= now() order by r.due_at, r.project_id, r.part desc limit 50 for update of r skip locked
  loop
    if queued.lost_at is not null or queued.attempts >= 3 then
      update private.health_reports r set due_at = 'infinity', tried_at = now(),
        outcome = case when queued.lost_at is null then 'too-slow' else 'not-proven' end
      where r.project_id = queued.project_id and r.part = queued.part;
      continue;
    end if;
    if private.reserve_host(queued.subject) then
      update private.health_reports r
      set attempts = r.attempts + 1, due_at = now() + interval '5 minutes', claim_id = gen_random_uuid()
      where r.project_id = queued.project_id and r.part = queued.part
      returning r.claim_id into claimed;
      return jsonb_build_object(
        'id', claimed, 'part', queued.part, 'subject', queued.subject,
        'url', case when queued.part = 'site' then queued.live_url end);
    end if;
  end loop;
  return null;
end;
$$;

create or replace function public.report_health(id uuid, outcome text, files integer, is_partial boolean, findings jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  done text;
begin
  update private.health_reports r set
    due_at = 'infinity', attempts = 0, claim_id = gen_random_uuid(), outcome = report_health.outcome, tried_at = now(),
    made_at = case when n.is_read then now() else r.made_at end,
    files = case when n.is_read then report_health.files else r.files end,
    is_partial = case when n.is_read then report_health.is_partial else r.is_partial end,
    findings = case when n.is_read then report_health.findings else r.findings end
  from (values (report_health.outcome = 'read')) as n (is_read)
  where r.claim_id = report_health.id and r.due_at < 'infinity'
  returning r.subject into done;
  perform private.release_host(done);
end;
$$;

comment on table private.checked_hosts is 'How many requests a host or repository got on a day in UTC: at most 24, and those of one check at a time. All repositories of a code host wait for each other, and each has its own 24. It is forgotten a day later.';
