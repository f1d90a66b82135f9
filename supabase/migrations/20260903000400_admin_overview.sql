create function public.admin_overview() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'totals', jsonb_build_object(
      'creators', (select count(*) from public.users u where u.is_dev),
      'clients', (select count(*) from public.users u where not u.is_dev),
      'projects', (select count(*) from public.projects),
      'services', (select count(*) from public.services),
      'reviews', (select count(*) from public.reviews),
      'conversations', (
        select count(*) from public.conversations c where c.last_message_at is not null),
      'requests', (
        select jsonb_build_object(
          'pending', count(*) filter (where h.status = 'pending'),
          'accepted', count(*) filter (where h.status = 'accepted'),
          'completed', count(*) filter (where h.status = 'completed'),
          'rejected', count(*) filter (where h.status = 'rejected'))
        from public.hire_requests h),
      'subscribers', (select count(*) from public.newsletter_subscribers),
      'featured', (select count(*) from public.projects p where p.is_featured),
      'hidden', (
        select count(*) from private.hidden_items h
        cross join lateral private.find_item(h.kind, h.item_id)),
      'suspended', (
        select count(*) from private.suspensions s
        join public.users u on u.id = s.user_id where u.is_dev),
      'suspended_clients', (
        select count(*) from private.suspensions s
        join public.users u on u.id = s.user_id where not u.is_dev),
      'admins', (select count(*) from private.admins)
    ),
    'queues', jsonb_build_object(
      'open_reports', (
        select jsonb_build_object(
          'count', count(distinct (r.kind, r.target_id)), 'oldest_at', min(r.created_at))
        from public.reports r where r.status = 'open'),
      'pending_requests', (
        select jsonb_build_object('count', count(*), 'oldest_at', min(h.created_at))
        from public.hire_requests h where h.status = 'pending')
    )
  );
end;
$$;
comment on function public.admin_overview() is 'Totals and what waits: open cases of reports, pending requests.';

create function public.admin_metrics() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today timestamp := date_trunc('day', now() at time zone 'utc');
  since timestamptz := (today - interval '29 days') at time zone 'utc';
  until timestamptz := (today + interval '1 day') at time zone 'utc';
begin
  perform private.require_admin();
  return (
    with happened (name, at) as (
      select 'sign_ups', u.created_at from public.users u
      union all select 'projects', p.created_at from public.projects p
      union all select 'services', s.created_at from public.services s
      union all select 'requests', h.created_at from public.hire_requests h
      union all select 'reviews', r.created_at from public.reviews r
      union all select 'reports', r.created_at from public.reports r
    ), daily (day, name, total) as (
      select today::date - d.days_ago, null, 0 from generate_series(0, 29) as d (days_ago)
      union all
      select (h.at at time zone 'utc')::date, h.name, count(*) from happened h
      where h.at >= since and h.at < until
      group by 1, 2
    )
    select jsonb_agg(
      jsonb_build_object(
        'day', d.day, 'sign_ups', 0, 'projects', 0, 'services', 0, 'requests', 0, 'reviews', 0,
        'reports', 0
      ) || d.totals order by d.day)
    from (
      select day, coalesce(jsonb_object_agg(name, total) filter (where name is not null), '{}')
        as totals
      from daily group by day
    ) d
  );
end;
$$;
comment on function public.admin_metrics() is
  'What was added on each of the last 30 days (UTC), oldest first, days without anything included.';

grant execute on function public.admin_overview(), public.admin_metrics() to authenticated;
