create function private.host_of(url text) returns text
language sql immutable strict parallel safe set search_path = ''
return (
  select case when u.host ~ '^[^.\[\]]+(\.[^.\[\]]+)+$' then u.host end
  from (values (regexp_replace(
    lower(substring(url from '^(?:[Hh][Tt][Tt][Pp][Ss]?://)?([^/?#:]+)')), '^www\.|\.$', '', 'g'
  ))) as u (host)
);
comment on function private.host_of(text) is 'The host of a URL, with or without https://, as one name for it with and without www.';

create function private.repository_of(url text) returns text
language sql immutable strict parallel safe set search_path = ''
return (
  select regexp_replace(coalesce(
    substring(u.url from '^((?:github\.com|bitbucket\.org)/[a-z0-9_.-]+/[a-z0-9_.-]+)'),
    substring(u.url from '^(gitlab\.com(?:/[a-z0-9_.-]+){2,6})/?$')
  ), '\.git$', '')
  from (values (
    regexp_replace(regexp_replace(lower(url), '^(https?://)?(www\.)?', ''), '(/-/|[?#]).*$', '')
  )) as u (url)
);
comment on function private.repository_of(text) is 'A repository by its host and path, such as github.com/ada/app.';

create function private.subjects_of(live_url text, repo_url text) returns text[]
language sql immutable parallel safe set search_path = ''
return array_remove(array[private.host_of(live_url), private.repository_of(repo_url)], null);
comment on function private.subjects_of(text, text) is 'What the owner of a project can prove to be theirs: a host and a repository.';

create function private.proof_text(person uuid, subject text) returns text
language sql immutable strict parallel safe set search_path = ''
return subject || ' ' || left(
  encode(sha256(convert_to('showcase-verify ' || person || ' ' || subject, 'UTF8')), 'hex'), 32);
comment on function private.proof_text(uuid, text) is
  'What the user publishes to prove that the subject is theirs. It is no secret: published by anyone else it proves nothing for them, and a fork of a repository names another one.';

create function private.url_to_check(live_url text, bolt_url text) returns text
language sql immutable parallel safe set search_path = ''
return coalesce(live_url, regexp_replace(bolt_url, '^(?!https?://)', 'https://', 'i'));

create table public.project_checks (
  project_id uuid primary key references public.projects (id) on delete cascade,
  url text not null check (private.is_link(url)),
  state text not null default 'waiting' check (state in ('waiting', 'runs', 'unreachable', 'unseen')),
  since timestamptz(3) not null default now(),
  failures integer not null default 0 check (failures >= 0),
  checked_at timestamptz(3)
);
comment on table public.project_checks is
  'Whether a public project runs. It is unreachable after three failures in a row on at least two days, since the first of them, and unseen if only a browser can see it. '
  'checked_at is when it was last in this state.';
alter table public.project_checks enable row level security;

create table public.project_check_days (
  project_id uuid not null references public.project_checks (project_id) on delete cascade,
  day date not null,
  ok integer not null default 0 check (ok between 0 and 100),
  failed integer not null default 0 check (failed between 0 and 100),
  primary key (project_id, day)
);
comment on table public.project_check_days is 'How many checks of the last 30 days found that a project runs, and how many did not.';
alter table public.project_check_days enable row level security;

create table private.project_proofs (
  project_id uuid not null references public.projects (id) on delete cascade,
  subject text not null check (char_length(subject) <= 500),
  user_id uuid not null references public.users (id) on delete cascade,
  method text not null check (method in ('meta', 'file', 'record', 'repository')),
  proven_at timestamptz(3) not null default now(),
  seen_at timestamptz(3) not null default now(),
  misses integer not null default 0 check (misses between 0 and 3),
  lost_at timestamptz(3),
  primary key (project_id, subject)
);
comment on table private.project_proofs is
  'That the host or the repository of a project is its owner''s: since when, and when that was seen last. It is lost after three weekly checks without it, or when someone else proves the same.';
alter table private.project_proofs enable row level security;
create index proofs_of_subject on private.project_proofs (subject, user_id);
create index proofs_of_user on private.project_proofs (user_id);

create table private.site_checks (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('runs', 'proof')),
  target text not null check (char_length(target) <= 500),
  user_id uuid references public.users (id) on delete cascade,
  host text not null check (char_length(host) <= 500),
  due_at timestamptz not null default now(),
  attempts integer not null default 0 check (attempts between 0 and 8),
  outcome text check (char_length(outcome) <= 40),
  checked_at timestamptz(3),
  demanded_at timestamptz default now(),
  claimed_at timestamptz,
  constraint one_check unique nulls not distinct (kind, target, user_id),
  constraint proof_of_user check ((kind = 'proof') = (user_id is not null))
);
comment on table private.site_checks is
  'What is to be read next: a URL, once for all projects that have it, or a host or repository that a user wants to prove. While one is being read, due_at is when another may. '
  'demanded_at is when a user wanted it, until a check that began later is reported; claimed_at is when the one began that is not reported.';
alter table private.site_checks enable row level security;
create index site_checks_due on private.site_checks (kind, due_at, id);
create index site_checks_of_user on private.site_checks (user_id);
create index checked_urls on public.project_checks (url);

create table private.checked_hosts (
  host text primary key check (char_length(host) <= 500),
  busy_until timestamptz not null default now(),
  day date not null default '-infinity',
  requests integer not null default 0 check (requests between 0 and 24)
);
comment on table private.checked_hosts is 'How many requests a host or repository got on a day in UTC: at most 24, and those of one check at a time. All repositories of a code host wait for each other, and each has its own 24. It is forgotten a day later.';
alter table private.checked_hosts enable row level security;

create function private.queue_site_check(kind text, target text, person uuid) returns void
language sql security definer set search_path = ''
begin atomic
  insert into private.site_checks (kind, target, user_id, host)
  select queue_site_check.kind, queue_site_check.target, person, h.host
  from (values (
    case when queue_site_check.kind = 'runs' then private.host_of(target) else target end
  )) as h (host)
  where h.host is not null
  on conflict on constraint one_check do update
  set due_at = least(site_checks.due_at, now()), attempts = 0, demanded_at = now();
end;
comment on function private.queue_site_check(text, text, uuid) is 'Reads it soon, unless that is planned already.';

create function private.follow_project_urls() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  link text := private.url_to_check(new.live_url, new.bolt_url);
begin
  delete from private.project_proofs p
  where p.project_id = new.id and p.subject <> all (private.subjects_of(new.live_url, new.repo_url));
  if new.visibility <> 'public' then
    link := null;
  end if;
  perform private.queue_site_check('runs', link, null);
  delete from public.project_checks c where c.project_id = new.id and c.url is distinct from link;
  insert into public.project_checks (project_id, url)
  select new.id, link where private.host_of(link) is not null
  on conflict do nothing;
  return null;
end;
$$;
comment on function private.follow_project_urls() is
  'A saved project is checked; what was known of another URL, host or repository is known no more.';
create trigger check_urls after insert or update of live_url, bolt_url, repo_url, visibility on public.projects
for each row execute function private.follow_project_urls();

create function private.requests_for(kind text) returns integer
language sql immutable parallel safe set search_path = ''
return case kind when 'runs' then 8 else 4 end;
comment on function private.requests_for(text) is 'How many requests one check may make: each may be redirected once to www.';

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

create function private.reserve_requests(host text, wanted integer) returns boolean
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

create function private.is_wanted(queued private.site_checks) returns boolean
language sql stable security definer set search_path = ''
return case queued.kind
  when 'runs' then exists (
    select from public.project_checks c join private.public_projects p on p.id = c.project_id
    where c.url = queued.target)
  else exists (
    select from public.projects p
    where p.user_id = queued.user_id and queued.target = any (private.subjects_of(p.live_url, p.repo_url)))
end;

create function public.claim_site_checks(max_checks integer default 5) returns jsonb
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
comment on function public.claim_site_checks(integer) is
  'Checks that are due, proofs first, for the reader that calls it: for 5 minutes no other gets them, or another one of the same host; longer each time that none was reported. '
  'Called by the Edge Function check-projects, or by the local backend''s timer.';

create function private.note_run(url text, outcome text) returns void
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

create function private.notify_of_lost_proof(project_ids uuid[], kind text) returns void
language sql security definer set search_path = ''
begin atomic
  select private.notify(p.user_id, notify_of_lost_proof.kind, jsonb_build_object('project_id', p.id, 'title', p.title))
  from (
    select distinct on (user_id) * from public.projects where id = any (project_ids) order by user_id, created_at, id
  ) p;
end;
comment on function private.notify_of_lost_proof(uuid[], text) is 'One notification for each owner, however many projects have lost it.';

create function private.note_proof(person uuid, subject text, method text) returns void
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
comment on function private.note_proof(uuid, text, text) is
  'Whoever proves a subject last has it; the former one is notified.';

create function private.has_proof(person uuid, subject text) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from private.project_proofs o
  where o.subject = has_proof.subject and o.user_id = person and o.lost_at is null
);

create function private.note_missing_proof(person uuid, subject text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  lost uuid[];
begin
  with missed as (
    update private.project_proofs o
    set misses = o.misses + 1, lost_at = case when o.misses >= 2 then now() end
    where o.subject = note_missing_proof.subject and o.user_id = person and o.lost_at is null
    returning o.project_id, o.lost_at
  )
  select array_agg(m.project_id) into lost from missed m where m.lost_at is not null;
  perform private.notify_of_lost_proof(lost, 'proof_lost');
end;
$$;

create function public.report_site_check(
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
comment on function public.report_site_check(uuid, text, text, integer) is
  'What a claimed check found, and how many requests it took; a second report of it changes nothing. A proof that is missing counts once a week. '
  'A weekly check confirms the proof of the user who has it, and gives no one what another user has proven since.';

create function public.check_project(project_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  project public.projects;
begin
  select p.* into project from public.projects p
  where p.id = check_project.project_id and p.user_id = (select auth.uid());
  if project.id is null or not private.may_write() then
    perform private.raise_conflict('PT404', 'This project no longer exists, or it isn''t yours');
  end if;
  perform private.limit_rate('check:' || project.id, 3, interval '1 hour');
  perform private.queue_site_check('runs', c.url, null) from public.project_checks c where c.project_id = project.id;
  perform private.queue_site_check('proof', s.subject, project.user_id)
  from unnest(private.subjects_of(project.live_url, project.repo_url)) as s (subject);
end;
$$;
comment on function public.check_project(uuid) is 'Checks soon whether a project of the caller runs and is proven, three times an hour at most.';

create function public.my_project_proofs(project_id uuid) returns jsonb
language sql stable security definer set search_path = ''
begin atomic
  select jsonb_agg(
    jsonb_build_object(
      'subject', s.subject, 'text', private.proof_text(p.user_id, s.subject),
      'method', o.method, 'proven_at', o.proven_at, 'lost_at', o.lost_at,
      'is_waiting', coalesce(c.due_at < 'infinity' and (c.due_at < c.checked_at + interval '6 days') is not false, false),
      'outcome', c.outcome, 'checked_at', c.checked_at
    ) order by s.number)
  from public.projects p
  cross join unnest(private.subjects_of(p.live_url, p.repo_url)) with ordinality as s (subject, number)
  left join private.project_proofs o on o.project_id = p.id and o.subject = s.subject
  left join private.site_checks c on c.kind = 'proof' and c.target = s.subject and c.user_id = p.user_id
  where p.id = my_project_proofs.project_id and p.user_id = (select auth.uid());
end;
comment on function public.my_project_proofs(uuid) is
  'What the caller can prove about a project of theirs, the text for it, and what the last check found; null if there is nothing.';

create function public.project_proofs(project_ids uuid[])
returns table (project_id uuid, subject text, method text, proven_at timestamptz)
language sql stable security definer set search_path = ''
begin atomic
  select o.project_id, o.subject, o.method, o.proven_at
  from private.project_proofs o join private.public_projects p on p.id = o.project_id
  where o.project_id = any (project_ids[1:100]) and o.lost_at is null;
end;
comment on function public.project_proofs(uuid[]) is 'What of these public projects is proven to be their owner''s; of the first hundred.';

create function private.is_proven(project uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from private.project_proofs o where o.project_id = project and o.lost_at is null)
    and private.is_public_project(project);
end;
$$;
comment on function private.is_proven(uuid) is 'Whether the host or the repository of a public project is proven to be its owner''s.';

create function public.is_proven(project public.projects) returns boolean
language sql stable set search_path = ''
return private.is_proven(project.id);
comment on function public.is_proven(public.projects) is 'A column of projects that is computed when it is read.';

create function private.project_facts(project uuid, time_zone text) returns text
language sql stable security definer set search_path = ''
begin atomic
  select string_agg(f.line, e'\n' order by f.place, f.line)
  from (
    select 1, format('Owner proven: %s %s since %s', o.subject,
      case o.method when 'meta' then 'by a tag in the page' when 'record' then 'by a DNS record'
        when 'repository' then 'by a file in it' else 'by a file' end,
      private.format_day(private.day_in(project_facts.time_zone, o.proven_at)))
    from public.project_proofs(array[project]) o
    union all
    select 2, case c.state
      when 'runs' then format('Runs: %s, checked on %s', private.host_of(c.url),
        private.format_day(private.day_in(project_facts.time_zone, c.checked_at)))
      when 'unreachable' then format('Unreachable: %s since %s', private.host_of(c.url),
        private.format_day(private.day_in(project_facts.time_zone, c.since))) end
    from public.project_checks c
    where c.project_id = project and private.is_public_project(project)
  ) as f (place, line);
end;
comment on function private.project_facts(uuid, text) is
  'What is proven of a public project and whether it runs, as lines of an agreement; null if there is nothing to say.';

create policy "Everyone reads checks of public projects" on public.project_checks
for select to anon, authenticated using (private.is_public_project(project_id));
create policy "Everyone reads days of public projects" on public.project_check_days
for select to anon, authenticated using (private.is_public_project(project_id));

grant select on public.project_checks, public.project_check_days to anon, authenticated;
grant all on private.project_proofs, private.site_checks, private.checked_hosts to service_role;
grant execute on function public.claim_site_checks(integer), public.report_site_check(uuid, text, text, integer) to service_role;
grant execute on function public.check_project(uuid), public.my_project_proofs(uuid) to authenticated;
grant execute on function public.project_proofs(uuid[]), private.is_proven(uuid), public.is_proven(public.projects)
to anon, authenticated;
