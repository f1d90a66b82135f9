create function public.admin_list_jobs() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  runs jsonb := '{}';
begin
  perform private.require_admin();
  -- Of pg_cron or of the local backend's timer; a database without either has no such table.
  if to_regclass('cron.job_run_details') is not null then
    execute $query$
      select coalesce(jsonb_object_agg(j.jobname, jsonb_build_object(
        'at', r.start_time,
        'outcome', case when r.status in ('succeeded', 'failed') then r.status else 'running' end
      )), '{}')
      from cron.job j
      cross join lateral (
        select d.start_time, d.status from cron.job_run_details d
        where d.jobid = j.jobid and d.start_time is not null
        order by d.runid desc limit 1
      ) r
    $query$ into runs;
  end if;
  return (
    select jsonb_agg(to_jsonb(job) order by job.name)
    from (
      select e.name, runs -> e.name -> 'at' as last_run_at, runs -> e.name ->> 'outcome' as outcome,
        coalesce((runs -> e.name ->> 'at')::timestamptz < now() - e.max_age, true) as is_late
      from (values
        ('follow-deadlines', interval '30 minutes'),
        ('prune', interval '3 hours'),
        ('remove-orphaned-images', interval '3 hours'),
        ('remove-unsent-attachments', interval '3 hours'),
        ('rotate-views', interval '3 hours'),
        ('notify-saved-searches', interval '30 minutes')
      ) as e (name, max_age)
      union all
      -- Called over HTTP, so the scheduler does not know how it ended; what it should have removed shows that.
      select 'remove-images', null, case when bool_or(i.attempts >= 3) then 'failed' end,
        coalesce(bool_or(i.attempts = 0 and i.next_attempt < now() - interval '1 hour'), false)
      from (
        select i.attempts, i.next_attempt from private.images_to_remove i
        union all
        select a.attempts, a.next_attempt from private.attachments_to_remove a
      ) i
      union all
      select 'deliver-mail',
        to_jsonb(max(o.ended_at) filter (where o.status = 'sent')),
        case when bool_or(o.status = 'failed' and o.ended_at > now() - interval '1 day') then 'failed' end,
        coalesce(bool_or(o.status = 'pending' and o.attempts = 0 and o.due_at < now() - interval '15 minutes'), false)
      from private.mail_outbox o
      union all
      select 'check-projects', to_jsonb(max(c.checked_at)), case when bool_or(c.attempts >= 3) then 'failed' end,
        coalesce(bool_or(c.attempts = 0 and c.due_at < now() - interval '1 hour'), false)
      from private.site_checks c
    ) as job
  );
end;
$$;
comment on function public.admin_list_jobs() is
  'The last run of each scheduled job. It is late if it has not started for at least twice its interval, or never. The removal '
  'of images and files is late if one has waited for an hour, and failed if one could not be removed three times. Mail is late if one has waited for a quarter of an hour, and failed if one has within a day. '
  'Checks of projects are late if one has waited for an hour, and failed if one has begun three times without a result.';

grant execute on function public.admin_list_jobs() to authenticated;

notify pgrst, 'reload schema';
