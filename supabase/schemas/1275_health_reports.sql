create function private.is_finding(finding jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
return (
  select jsonb_typeof(finding) = 'object'
    and finding - '{kind,detail,file,line,column,masked}'::text[] = '{}'
    and f.kind in (
      'secret-key', 'source-map', 'mixed-content', 'missing-header',
      'table-without-row-security', 'policy-for-all', 'environment-file', 'webhook-without-signature')
    and char_length(f.detail) between 1 and 300 and char_length(f.file) between 1 and 300
    and coalesce(f.line > 0, true) and coalesce(f."column" > 0, true)
    and (f.kind = 'secret-key') = (f.masked is not null)
    and coalesce(f.masked ~ '^.{1,20}….{2}$', true)
  from jsonb_to_record(case when jsonb_typeof(finding) = 'object' then finding else '{}' end)
    as f (kind text, detail text, file text, line integer, "column" integer, masked text)
);
comment on function private.is_finding(jsonb) is
  'A finding of a health report. A secret in it has only its first characters, which all keys of the kind have, and its last two.';

create function private.are_findings(findings jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
return case when jsonb_typeof(findings) = 'array' then
  jsonb_array_length(findings) <= 100 and not exists (
    select from jsonb_array_elements(findings) as f (finding) where private.is_finding(f.finding) is not true)
else false end;

create table private.health_reports (
  project_id uuid not null references public.projects (id) on delete cascade,
  part text not null check (part in ('site', 'repository', 'zip')),
  subject text check (char_length(subject) <= 500),
  due_at timestamptz not null default now(),
  attempts integer not null default 0 check (attempts between 0 and 3),
  claim_id uuid not null default gen_random_uuid(),
  outcome text check (char_length(outcome) <= 40),
  tried_at timestamptz(3),
  made_at timestamptz(3),
  files integer not null default 0 check (files between 0 and 10000),
  is_partial boolean not null default false,
  findings jsonb not null default '[]' check (private.are_findings(findings)),
  primary key (project_id, part),
  constraint report_of_proven foreign key (project_id, subject)
  references private.project_proofs (project_id, subject) on delete cascade,
  constraint subject_of_part check ((part = 'zip') = (subject is null))
);
comment on table private.health_reports is
  'What is unsafe about a project, by what was read last: its proven host, its proven repository, or a zip that the owner chose in the browser. '
  'due_at is when it is read next; made_at is when it was last read. A changed host or repository takes its part away.';
alter table private.health_reports enable row level security;
create index health_reports_due on private.health_reports (due_at);
create index health_reports_of_subject on private.health_reports (project_id, subject);

create table private.health_sharing (
  project_id uuid primary key references public.projects (id) on delete cascade,
  is_announced boolean not null default false,
  token uuid unique,
  ends_at timestamptz(3),
  constraint link_ends check ((token is null) = (ends_at is null))
);
comment on table private.health_sharing is
  'Who but the owner knows of a health report: whoever has the link until it ends, and everyone only that there is one of a date, if the owner wants.';
alter table private.health_sharing enable row level security;

create function private.health_parts(project uuid) returns jsonb
language sql stable security definer set search_path = ''
begin atomic
  select jsonb_agg(
    jsonb_build_object(
      'part', r.part, 'subject', r.subject, 'made_at', r.made_at,
      'files', r.files, 'is_partial', r.is_partial, 'findings', r.findings
    ) order by array_position('{site,repository,zip}'::text[], r.part))
  from private.health_reports r
  left join private.project_proofs o on o.project_id = r.project_id and o.subject = r.subject
  where r.project_id = health_parts.project and r.made_at is not null and o.lost_at is null;
end;
comment on function private.health_parts(uuid) is 'What a report shows: parts of what is still proven, and the zip; null without any.';

create function private.require_own_project(project uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not (private.may_write() and exists (
    select from public.projects p where p.id = require_own_project.project and p.user_id = (select auth.uid())
  )) then
    perform private.raise_conflict('PT404', 'This project no longer exists, or it isn''t yours');
  end if;
end;
$$;

create function public.request_health_report(project_id uuid) returns void
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
comment on function public.request_health_report(uuid) is
  'Reads soon what of the caller''s project is proven to be theirs, each host or repository six times a day at most.';

create function public.claim_health_report() returns jsonb
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
comment on function public.claim_health_report() is
  'The next part of a report for the reader that calls it; null if none is due. For 5 minutes no other gets it, or a check of the same host.';

create function public.report_health(id uuid, outcome text, files integer, is_partial boolean, findings jsonb) returns void
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
comment on function public.report_health(uuid, text, integer, boolean, jsonb) is
  'What a claimed part of a report found, or why it could not be read: then what was found before stays.';

create function public.save_zip_findings(project_id uuid, files integer, is_partial boolean, findings jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_own_project(project_id);
  perform private.limit_rate('zip:' || save_zip_findings.project_id, 20, interval '1 hour');
  if not private.are_findings(findings) then
    perform private.raise_invalid('These findings can''t be read. Reload the page and choose the zip again');
  end if;
  insert into private.health_reports (
    project_id, part, due_at, outcome, tried_at, made_at, files, is_partial, findings
  ) values (
    save_zip_findings.project_id, 'zip', 'infinity', 'read', now(), now(),
    save_zip_findings.files, save_zip_findings.is_partial, save_zip_findings.findings
  )
  on conflict on constraint health_reports_pkey do update
  set tried_at = now(), made_at = now(),
    files = excluded.files, is_partial = excluded.is_partial, findings = excluded.findings;
end;
$$;
comment on function public.save_zip_findings(uuid, integer, boolean, jsonb) is
  'What the browser of the owner found in a zip; the zip itself is not sent.';

create function public.share_health_report(project_id uuid, days integer) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_own_project(project_id);
  if (days between 1 and 30) is not true then
    perform private.raise_invalid('A link ends after 1 to 30 days. Choose another number of days');
  elsif private.health_parts(share_health_report.project_id) is null then
    perform private.raise_invalid('There is no report yet. Make it first, then create a link');
  end if;
  insert into private.health_sharing (project_id, token, ends_at)
  values (share_health_report.project_id, gen_random_uuid(), now() + days * interval '1 day')
  on conflict on constraint health_sharing_pkey do update
  set token = excluded.token, ends_at = excluded.ends_at;
end;
$$;
comment on function public.share_health_report(uuid, integer) is
  'A new link to the report, which ends after that many days. The former one ends now.';

create function public.stop_health_link(project_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_own_project(project_id);
  update private.health_sharing s set token = null, ends_at = null where s.project_id = stop_health_link.project_id;
end;
$$;

create function public.announce_health_report(project_id uuid, is_announced boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_own_project(project_id);
  insert into private.health_sharing (project_id, is_announced)
  values (announce_health_report.project_id, announce_health_report.is_announced is true)
  on conflict on constraint health_sharing_pkey do update set is_announced = excluded.is_announced;
end;
$$;
comment on function public.announce_health_report(uuid, boolean) is
  'Whether the page of the project says that there is a report, and of which date. What it found stays private.';

create function public.my_health_report(project_id uuid) returns jsonb
language sql stable security definer set search_path = ''
begin atomic
  select jsonb_build_object(
    'subjects', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'subject', s.subject, 'is_proven', o.project_id is not null and o.lost_at is null,
          'is_waiting', coalesce(r.due_at < 'infinity', false), 'is_reading', coalesce(r.due_at < 'infinity' and r.attempts > 0, false),
          'outcome', r.outcome, 'tried_at', r.tried_at
        ) order by s.number), '[]')
      from unnest(private.subjects_of(p.live_url, p.repo_url)) with ordinality as s (subject, number)
      left join private.project_proofs o on o.project_id = p.id and o.subject = s.subject
      left join private.health_reports r on r.project_id = p.id and r.subject = s.subject),
    'parts', coalesce(private.health_parts(p.id), '[]'),
    'is_announced', coalesce(h.is_announced, false),
    'token', case when h.ends_at > now() then h.token end,
    'ends_at', case when h.ends_at > now() then h.ends_at end)
  from public.projects p left join private.health_sharing h on h.project_id = p.id
  where p.id = my_health_report.project_id and p.user_id = (select auth.uid());
end;
comment on function public.my_health_report(uuid) is
  'The report on a project of the caller, what can be read for it, and who else knows of it; null for the projects of others.';

create function public.health_report_by_link(token uuid) returns jsonb
language sql stable security definer set search_path = ''
begin atomic
  select jsonb_build_object(
    'project_id', p.id, 'ends_at', h.ends_at, 'parts', private.health_parts(p.id))
  from private.health_sharing h join private.visible_projects p on p.id = h.project_id
  where h.token = health_report_by_link.token and h.ends_at > now()
    and private.health_parts(p.id) is not null;
end;
comment on function public.health_report_by_link(uuid) is
  'The report that an owner has shared by this link; null once the link has ended, or if the project is hidden or a draft.';

create function public.health_report_dates(project_ids uuid[])
returns table (project_id uuid, made_at timestamptz)
language sql stable security definer set search_path = ''
begin atomic
  select r.project_id, max(r.made_at)
  from private.health_reports r
  join private.project_proofs o on o.project_id = r.project_id and o.subject = r.subject and o.lost_at is null
  join private.health_sharing h on h.project_id = r.project_id and h.is_announced
  join private.public_projects p on p.id = r.project_id
  where r.project_id = any (project_ids[1:100]) and r.made_at is not null
  group by r.project_id;
end;
comment on function public.health_report_dates(uuid[]) is
  'When what is proven of these public projects was last read for a report, if their owners want that known; of the first hundred.';

grant all on private.health_reports, private.health_sharing to service_role;
grant execute on function public.claim_health_report(), public.report_health(uuid, text, integer, boolean, jsonb) to service_role;
grant execute on function public.request_health_report(uuid), public.save_zip_findings(uuid, integer, boolean, jsonb),
  public.share_health_report(uuid, integer), public.stop_health_link(uuid), public.announce_health_report(uuid, boolean),
  public.my_health_report(uuid) to authenticated;
grant execute on function public.health_report_by_link(uuid), public.health_report_dates(uuid[]) to anon, authenticated;
