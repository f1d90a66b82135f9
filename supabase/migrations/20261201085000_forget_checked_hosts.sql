set local lock_timeout = '500ms';

create or replace function private.queue_site_check(kind text, target text, person uuid) returns void
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

create or replace function private.reserve_requests(host text, wanted integer) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  today date := (now() at time zone 'utc')::date;
begin
  insert into private.checked_hosts as h (host, busy_until, day, requests)
  values (reserve_requests.host, now() + interval '5 minutes', today, wanted)
  on conflict on constraint checked_hosts_pkey do update
  set busy_until = excluded.busy_until, day = today,
    requests = wanted + case when h.day = today then h.requests else 0 end
  where h.busy_until <= now() and (h.day < today or h.requests + wanted <= 24);
  return found;
end;
$$;

create or replace function private.is_finding(finding jsonb) returns boolean
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
    insert into private.checked_hosts as h (host, busy_until)
    values (queued.subject, now() + interval '5 minutes')
    on conflict on constraint checked_hosts_pkey do update set busy_until = excluded.busy_until
    where h.busy_until <= now();
    if found then
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

create or replace function private.prune() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.rate_hits h
  where h.hits[cardinality(h.hits)] is null
    or h.hits[cardinality(h.hits)] < now() - interval '1 day';
  delete from private.visitor_hits h where h.ends_at <= now();
  delete from private.checked_hosts h where h.busy_until < now() - interval '1 day';
  delete from public.profile_views v where v.day < (now() at time zone 'utc')::date - 90;
  delete from private.suspended_former_users l where l.left_at < now() - interval '1 year';
  delete from private.report_lines l using public.reports r
  where r.id = l.report_id and r.decided_at < now() - interval '1 year';
  delete from private.audit_log l where l.at < now() - interval '1 year';
  delete from private.former_usernames f where f.reserved_until <= now();
  delete from private.mail_outbox o
  where o.ended_at < now() - case o.status when 'failed' then interval '90 days' else interval '30 days' end;
  delete from private.newsletter_subscribers s
  where s.confirmed_at is null and s.created_at < now() - interval '7 days';
  perform private.recount_month_likes();
  perform private.prune_publications();
  -- Shows the images again.
  delete from private.closed_accounts c where c.closed_until <= now();
  -- Whoever publishes waits for it, so that from here on it waits for nobody.
  perform private.prune_search_words();
  -- Of pg_cron or of the local backend's timer.
  if to_regclass('cron.job_run_details') is not null then
    execute 'delete from cron.job_run_details where start_time < now() - interval ''7 days''';
  end if;
end;
$$;

comment on table private.checked_hosts is 'How many requests a host or repository got on a day in UTC: at most 24, and those of one check at a time. It is forgotten a day later.';
comment on function private.prune() is
  'Removes counters of calls and of requests to hosts after a day, views of profiles after 90 days, the audit log and the lines of decided reports after a year, names whose reservation and bans that have ended, '
  'mails 30 days after they were sent and 90 after they failed, newsletter sign-ups that nobody confirmed for 7 days, words that nothing contains any more, the log of what was published after 30 days, and the '
  'scheduler''s own log after 7 days; run by pg_cron, or by the local backend''s timer.';
