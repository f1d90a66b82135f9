set local lock_timeout = '500ms';

-- What is planned now was demanded.
alter table private.site_checks add column demanded_at timestamptz default now(), add column claimed_at timestamptz;
comment on table private.site_checks is
  'What is to be read next: a URL, once for all projects that have it, or a host or repository that a user wants to prove. While one is being read, due_at is when another may. '
  'demanded_at is when a user wanted it, until a check that began later is reported; claimed_at is when the one began that is not reported.';

create or replace function private.queue_site_check(kind text, target text, person uuid) returns void
language sql security definer set search_path = ''
begin atomic
  insert into private.checked_hosts (host)
  select h.host from (values (
    case when queue_site_check.kind = 'runs' then private.host_of(target) else target end
  )) as h (host)
  where h.host is not null
  on conflict do nothing;
  insert into private.site_checks (kind, target, user_id, host)
  select queue_site_check.kind, queue_site_check.target, person, h.host
  from (values (
    case when queue_site_check.kind = 'runs' then private.host_of(target) else target end
  )) as h (host)
  where h.host is not null
  on conflict on constraint one_check do update
  set due_at = least(site_checks.due_at, now()), attempts = 0, demanded_at = now();
end;

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
        due_at = now() + least(interval '5 minutes' * 2 ^ c.attempts, interval '1 day')
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
  where c.kind = 'proof' and c.target = note_proof.subject and c.user_id <> person and c.demanded_at is null;
  perform private.notify_of_lost_proof(taken, 'proof_taken');
end;
$$;

comment on function private.note_proof(uuid, text, text) is
  'Whoever proves a subject last has it; the former one is notified.';

create function private.has_proof(person uuid, subject text) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from private.project_proofs o
  where o.subject = has_proof.subject and o.user_id = person and o.lost_at is null
);

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
  is_demanded_since := coalesce(done.demanded_at > done.claimed_at, false);
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

comment on function public.report_site_check(uuid, text, text, integer) is
  'What a claimed check found, and how many requests it took; a second report of it changes nothing. A proof that is missing counts once a week. '
  'A weekly check confirms the proof of the user who has it, and gives no one what another user has proven since.';
