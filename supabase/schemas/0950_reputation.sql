-- Every figure is read from requests and their timelines, so no one can write one, and requests that were withdrawn or expired count nowhere.
create index answers_of_creator on public.hire_request_events (actor_id, created_at desc, hire_request_id desc)
where version = 2;
create index finished_by_creator on public.hire_requests (creator_id, client_id)
include (id, due_on, first_delivered_at, delivered_at, time_zone) where status = 'completed';

create function private.hide_small_count(cases bigint) returns bigint
language sql immutable parallel safe set search_path = ''
return case when cases >= 3 then cases end;
comment on function private.hide_small_count(bigint) is
  'The number of cases; null below three, which would describe single people rather than a habit.';

create function private.recent_answers(creator uuid)
returns table (id uuid, title text, client_id uuid, asked_at timestamptz, answered_at timestamptz)
-- Without sorting, the index is read in order until there are 20, no matter how many requests a creator has.
language sql stable security definer set search_path = '' set enable_sort = off
begin atomic
  select h.id, h.title, h.client_id, h.created_at, e.created_at
  from public.hire_request_events e
  join public.hire_requests h on h.id = e.hire_request_id
  -- The first step after a request is sent is its answer, unless it is withdrawn, expires or its client leaves.
  where e.actor_id = creator and e.version = 2 and coalesce(h.resolution not in ('withdrawn', 'closed', 'removed', 'expired', 'sold'), true)
  order by e.created_at desc, e.hire_request_id desc
  limit 20;
end;
comment on function private.recent_answers(uuid) is
  'The last 20 requests that a creator answered, the latest answer first: the first time that they accepted, declined or made an offer. '
  'A request that was withdrawn, closed or expired afterwards counts no longer.';

create function private.stood_still(request public.hire_requests, since timestamptz, until timestamptz) returns interval
language sql stable security definer set search_path = ''
return (
  select coalesce(sum(upper(p.pause) - lower(p.pause)), interval '0')
  from unnest((
    select range_agg(tstzrange(greatest(t.started_at, since), least(t.ended_at, until)))
    from (
      select s.started_at, s.ended_at
      from unnest(array[request.client_id, request.creator_id]) as person (id), private.suspension_times(person.id) s
      union all
      select c.created_at, coalesce(c.closed_at, 'infinity') from public.cases c where c.hire_request_id = request.id
    ) t
    where t.started_at < until and t.ended_at > since
  )) as p (pause)
);
comment on function private.stood_still(public.hire_requests, timestamptz, timestamptz) is
  'How long of this time one of the two was suspended, or a case about earlier work was open.';

create function private.keeps_due_date(request public.hire_requests) returns boolean
language sql stable security definer set search_path = ''
return (
  select private.day_in(request.time_zone, d.at - private.stood_still(request, coalesce((
    select max(e.created_at) from public.hire_request_events e
    where e.hire_request_id = request.id and e.action in ('accept', 'accept_offer') and e.created_at <= d.at
  ), request.created_at), d.at)) <= request.due_on
  from (select coalesce(request.first_delivered_at, request.delivered_at) as at) d
);
comment on function private.keeps_due_date(public.hire_requests) is
  'Whether the first delivery kept to the due date, which moves by the time that the hire stood still since the two agreed on it.';

create view private.credible_jobs as
select j.id, j.creator_id, j.client_id, j.due_on, j.delivered_at, j.delivered_on, j.first_delivered_on, j.is_on_time
from (
  select h.id, h.creator_id, h.client_id, h.due_on, h.delivered_at, d.delivered_on,
    private.day_in(h.time_zone, coalesce(h.first_delivered_at, h.delivered_at)) as first_delivered_on,
    case when h.due_on is not null then private.keeps_due_date(h) end as is_on_time,
    row_number() over (partition by h.creator_id, coalesce(h.client_id, h.id), d.delivered_on order by h.delivered_at, h.id) as place
  from public.hire_requests h,
    lateral (select private.day_in(h.time_zone, h.delivered_at) as delivered_on) d
  where h.status = 'completed'
) j
where j.place <= 5;
comment on view private.credible_jobs is
  'The completed requests without those that look faked: of the same two people at most five that were last delivered on one day, however they were '
  'approved; each deleted account counts as another person. People who fake orders together hire and approve at once; real work is done less often.';

create view private.counted_jobs as
select j.* from private.credible_jobs j
where coalesce(
  (select -sum(r.amount_cents) from public.refunds r where r.hire_request_id = j.id and r.status = 'confirmed')
    < (select sum(i.total_cents) from public.invoices i where i.hire_request_id = j.id and i.kind = 'invoice'),
  true
);
comment on view private.counted_jobs is
  'The jobs that count as finished: nothing is left of one whose money was given back in full, as far as that is confirmed. Its review counts.';

create function private.count_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.is_counted := new.hire_request_id is null
    or exists (
      select from private.credible_jobs j where j.creator_id = new.target_user_id and j.id = new.hire_request_id
    )
    or exists (
      select from public.hire_requests h where h.id = new.hire_request_id and h.status = 'rejected'
    ) and (
      select count(*) from public.reviews v join public.hire_requests h on h.id = v.hire_request_id
      where v.user_id = new.user_id and v.target_user_id = new.target_user_id and h.status = 'rejected'
        and v.is_counted and v.created_at > now() - interval '1 day'
    ) < 5;
  return new;
end;
$$;
comment on function private.count_review() is
  'The review of a job that counts in records, or of one that ended after a part was paid: of the same two people at most five a day.';
create trigger count before insert on public.reviews
for each row execute function private.count_review();

create function private.recount_reviews() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.reviews v set is_counted = not v.is_counted
  from public.hire_requests h
  where h.creator_id = new.creator_id and h.client_id = new.client_id and h.status = 'completed' and v.hire_request_id = h.id
    and v.is_counted <> exists (
      select from private.credible_jobs j where j.creator_id = new.creator_id and j.id = h.id
    );
  return null;
end;
$$;
comment on function private.recount_reviews() is
  'A job that is completed last can have been delivered before others of its day, of which one counts no longer.';
create trigger recount_reviews after update of status on public.hire_requests
for each row when (new.status = 'completed' and old.status <> 'completed') execute function private.recount_reviews();

create function private.finished_jobs(creator uuid)
returns table (id uuid, title text, client_id uuid, finished_at timestamptz)
language sql stable security definer set search_path = ''
begin atomic
  select j.id, h.title, j.client_id, e.created_at
  from private.counted_jobs j
  join public.hire_requests h on h.id = j.id
  join public.hire_request_events e on e.hire_request_id = j.id
  where j.creator_id = creator and e.action in ('approve', 'complete', 'settle');
end;
comment on function private.finished_jobs(uuid) is
  'The requests of a creator that count as completed, by the client or 14 days after the delivery.';

create function private.recent_approvals(client uuid)
returns table (delivered_at timestamptz, approved_at timestamptz)
language sql stable security definer set search_path = ''
begin atomic
  select j.delivered_at, e.created_at
  from private.credible_jobs j
  join public.hire_request_events e on e.hire_request_id = j.id
  where j.client_id = client and e.action in ('approve', 'complete', 'settle')
  order by e.created_at desc, j.id desc
  limit 20;
end;
comment on function private.recent_approvals(uuid) is
  'The last 20 jobs of a client that were completed. One that the client never approved counts with its 14 days.';

create function public.creator_record(creator_id uuid) returns jsonb
language sql stable security definer set search_path = '' set statement_timeout = '3s'
begin atomic
  select jsonb_build_object(
    'member_since', c.created_at,
    'answers', private.hide_small_count(a.total),
    'answer_seconds', case when a.total >= 3 then round(extract(epoch from a.median)) end,
    'finished', private.hide_small_count(f.jobs),
    'with_due_date', private.hide_small_count(f.dated),
    'on_time', case when f.dated >= 3 then f.on_time end,
    'repeat_clients', private.hide_small_count(f.returned),
    'overdue_refunds', (
      select count(*) from public.refunds r join public.hire_requests h on h.id = r.hire_request_id
      where h.creator_id = c.id and private.is_overdue(r)
    )
  )
  from private.public_creators c,
    lateral (
      select count(*) as total,
        percentile_cont(0.5) within group (order by r.answered_at - r.asked_at) as median
      from private.recent_answers(c.id) r
    ) a,
    lateral (
      select sum(g.jobs)::bigint as jobs, sum(g.dated)::bigint as dated, sum(g.on_time)::bigint as on_time,
        count(*) filter (where g.jobs > 1 and g.client_id is not null) as returned
      from (
        select j.client_id, count(*) as jobs, count(j.due_on) as dated,
          count(*) filter (where j.is_on_time) as on_time
        from private.counted_jobs j
        where j.creator_id = c.id
        group by j.client_id
      ) g
    ) f
  where c.id = creator_record.creator_id;
end;
comment on function public.creator_record(uuid) is
  'How a creator who is public has worked: the median time from request to answer over the last 20 answers, finished jobs, how many '
  'of those with a due date were delivered on time, clients with more than one of them, since when they are a member, and how '
  'many refunds they have not sent by the last reminder, until they arrive. Apart from those, what has fewer than three cases is null; there is no total score. A deleted account is no client who came back, as its jobs cannot be told from those of another one.';

create function public.my_record_cases(
  figure text, cursor text default null, page_size integer default 20
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
  size integer := least(greatest(coalesce(page_size, 20), 1), 100);
  place record;
  items jsonb;
begin
  if figure is null or figure not in ('answers', 'finished', 'on_time', 'repeat_clients') then
    perform private.raise_invalid('Choose one of these figures: answers, finished, on_time, repeat_clients');
  end if;
  place := private.parse_cursor(cursor);
  with cases as (
    select a.id, a.title, a.client_id, a.asked_at, a.answered_at as at, null::bigint as jobs, null::date as due_on,
      null::date as delivered_on, null::boolean as is_on_time
    from private.recent_answers(me) a where figure = 'answers'
    union all
    select f.id, f.title, f.client_id, null, f.finished_at, null, null, null, null
    from private.finished_jobs(me) f where figure = 'finished'
    union all
    select j.id, h.title, j.client_id, null, j.delivered_at, null, j.due_on, j.first_delivered_on, j.is_on_time
    from private.counted_jobs j join public.hire_requests h on h.id = j.id
    where figure = 'on_time' and j.creator_id = me and j.due_on is not null
    union all
    select f.client_id, null, f.client_id, null, max(f.finished_at), count(*), null, null, null
    from private.finished_jobs(me) f where figure = 'repeat_clients' and f.client_id is not null
    group by f.client_id having count(*) > 1
  ), page as (
    select c.* from cases c
    where place.after_id is null or (c.at, c.id) < (place.after_time, place.after_id)
    order by c.at desc, c.id desc
    limit size + 1
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', p.id, 'title', p.title, 'client', u.name, 'asked_at', p.asked_at, 'at', p.at, 'jobs', p.jobs,
    'due_on', p.due_on, 'delivered_on', p.delivered_on, 'is_on_time', p.is_on_time
  ) order by p.at desc, p.id desc), '[]')
  into items
  from page p left join public.users u on u.id = p.client_id;
  return jsonb_build_object(
    'items', items - size,
    'next_cursor', case when jsonb_array_length(items) > size then
      (items -> size - 1 ->> 'id') || '_' || (items -> size - 1 ->> 'at')
    end
  );
end;
$$;
comment on function public.my_record_cases(text, text, integer) is
  'What a figure of the caller''s own record counts, the latest first: requests for answers and finished, those with a due date for '
  'on_time, also the late ones, clients for repeat_clients. '
  'Fewer than three are listed too.';

create function public.client_record(client_id uuid) returns jsonb
language sql stable security definer set search_path = ''
begin atomic
  select jsonb_build_object(
    'member_since', u.created_at,
    'finished', private.hide_small_count(r.finished),
    'ended', private.hide_small_count(r.ended),
    'approvals', private.hide_small_count(a.total),
    'approval_seconds', case when a.total >= 3 then round(extract(epoch from a.median)) end
  )
  from public.users u,
    lateral (
      select (select count(*) from private.counted_jobs j where j.client_id = u.id) as finished,
        (select count(*) from public.hire_requests h where h.client_id = u.id and h.resolution = 'ended') as ended
    ) r,
    lateral (
      select count(*) as total,
        percentile_cont(0.5) within group (order by p.approved_at - p.delivered_at) as median
      from private.recent_approvals(u.id) p
    ) a
  where u.id = client_record.client_id
    and exists (
      select from public.hire_requests h
      where h.client_id = u.id and h.creator_id = (select auth.uid())
    );
end;
comment on function public.client_record(uuid) is
  'How a client has worked, for the creators they sent a request; null for everyone else, as for an unknown id. Ended counts accepted '
  'requests that either side ended. The usual time from delivery to approval is the median of the last 20; fewer than three cases are null.';

create function public.review_hires(review_ids uuid[])
returns table (review_id uuid, service text, month text)
language sql stable security definer set search_path = '' set statement_timeout = '3s'
begin atomic
  select r.id, case when private.is_public_service(h.service_id) then h.title end,
    to_char(e.approved_at at time zone 'UTC', 'YYYY-MM')
  from public.reviews r
  join public.hire_requests h on h.id = r.hire_request_id
  cross join lateral (
    select max(e.created_at) as approved_at
    from public.hire_request_events e join private.hire_steps s on s.action = e.action
    where e.hire_request_id = h.id and s.is_approval
  ) e
  where r.id = any (review_ids[1:200])
    and r.hidden_at is null
    and (r.target_user_id = (select auth.uid()) or private.is_public_creator(r.target_user_id));
end;
comment on function public.review_hires(uuid[]) is
  'The service and the month of the work that reviews are about, by review; at most 200 at a time. The service has its name as it was '
  'hired, and is null where visitors cannot see it; a title that the client wrote is never shown.';

grant execute on function public.creator_record(uuid), public.review_hires(uuid[]) to anon, authenticated;
grant execute on function public.my_record_cases(text, text, integer), public.client_record(uuid) to authenticated;
