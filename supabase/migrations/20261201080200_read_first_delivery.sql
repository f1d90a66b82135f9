set local lock_timeout = '500ms';

create or replace function private.keeps_due_date(request public.hire_requests) returns boolean
language sql stable security definer set search_path = ''
return (
  select private.day_in(request.time_zone, d.at - private.stood_still(request, coalesce((
    select max(e.created_at) from public.hire_request_events e
    where e.hire_request_id = request.id and e.action in ('accept', 'accept_offer') and e.created_at <= d.at
  ), request.created_at), d.at)) <= request.due_on
  from (select coalesce(request.first_delivered_at, request.delivered_at) as at) d
);

create or replace view private.credible_jobs as
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

drop function private.first_delivered_at(public.hire_requests);
