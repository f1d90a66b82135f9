set local lock_timeout = '500ms';

create or replace function private.note_proof(person uuid, subject text, method text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  taken uuid[];
begin
  insert into private.project_proofs as o (project_id, subject, user_id, method)
  select p.id, note_proof.subject, person, note_proof.method
  from public.projects p
  where p.user_id = person and note_proof.subject = any (private.subjects_of(p.live_url, p.repo_url))
  on conflict on constraint project_proofs_pkey do update
  set method = excluded.method, seen_at = now(), misses = 0, lost_at = null,
    proven_at = case when o.lost_at is null then o.proven_at else now() end;
  with former as (
    update private.project_proofs o set lost_at = now()
    where o.subject = note_proof.subject and o.user_id <> person and o.lost_at is null
    returning o.project_id
  )
  select array_agg(f.project_id) into taken from former f;
  update private.site_checks c set due_at = 'infinity'
  where c.target = note_proof.subject and c.user_id <> person and c.demanded_at is null;
  perform private.notify_of_lost_proof(taken, 'proof_taken');
end;
$$;

create or replace function public.claim_site_checks(max_checks integer default 5) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  claimed jsonb := '[]';
  queued private.site_checks;
begin
  for queued in
    select c.* from private.site_checks c where c.due_at <= now() order by c.kind, c.due_at, c.id limit 200
    for update skip locked
  loop
    exit when jsonb_array_length(claimed) >= least(greatest(max_checks, 1), 20);
    if not private.is_wanted(queued) then
      delete from private.site_checks c where c.id = queued.id;
    elsif private.reserve_requests(queued.host, private.requests_for(queued.kind)) then
      update private.site_checks c
      set attempts = least(c.attempts + 1, 8), claimed_at = now(),
        due_at = now() + interval '5 minutes' * 2 ^ c.attempts
      where c.id = queued.id;
      claimed := claimed || jsonb_build_object(
        'id', queued.id, 'kind', queued.kind, 'target', queued.target,
        'text', private.proof_text(queued.user_id, queued.target),
        'requests', private.requests_for(queued.kind));
    else
      update private.site_checks c set due_at = now() + interval '1 minute' where c.id = queued.id;
    end if;
  end loop;
  return claimed;
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
  update private.checked_hosts h set busy_until = now(),
    requests = greatest(0, h.requests - private.requests_for(done.kind) + greatest(report_site_check.requests, 0))
  where h.host = done.host;
end;
$$;

create or replace function public.request_health_report(project_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  proven text;
begin
  perform private.require_own_project(project_id);
  for proven in
    select o.subject from private.project_proofs o
    where o.project_id = request_health_report.project_id and o.lost_at is null order by o.subject
  loop
    perform private.limit_rate('health:' || proven, 6, interval '1 day');
    insert into private.checked_hosts (host) values (proven) on conflict do nothing;
    insert into private.health_reports as r (project_id, part, subject)
    values (request_health_report.project_id, case strpos(proven, '/') when 0 then 'site' else 'repository' end, proven)
    on conflict on constraint health_reports_pkey do update
    set subject = excluded.subject, attempts = 0, due_at = now();
  end loop;
  if not found then
    perform private.raise_invalid('Prove that the website or the repository is yours first. Then make the report');
  end if;
end;
$$;
