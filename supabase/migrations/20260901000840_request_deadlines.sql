-- Each of these takes the time, so that a test can look ahead; what it writes has the real one.
create function private.expire_offers(at timestamptz) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  request public.hire_requests;
  expired uuid;
  total integer := 0;
begin
  for request in
    select h.* from public.hire_requests h
    join public.offers o on o.id = h.open_offer_id
    where o.status = 'open' and o.valid_until <= expire_offers.at
    order by o.valid_until
    for no key update of h skip locked
  loop
    expired := request.open_offer_id;
    update public.offers o set status = 'expired', answered_at = now() where o.id = expired and o.status = 'open';
    continue when not found;
    update public.hire_requests h set open_offer_id = null where h.id = request.id
    returning * into request;
    perform private.add_step(request, 'expire_offer', null, offer_id => expired);
    total := total + 1;
  end loop;
  return total;
end;
$$;
comment on function private.expire_offers(timestamptz) is 'Offers that nobody answered in time; their requests stay as they are.';

create function private.expire_requests(at timestamptz) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  unanswered uuid;
  total integer := 0;
begin
  for unanswered in
    select h.id from public.hire_requests h
    where h.status = 'pending' and h.updated_at <= expire_requests.at - interval '14 days'
    order by h.updated_at
    for no key update skip locked
  loop
    perform private.move_hire_request(unanswered, 'expire', null);
    total := total + 1;
  end loop;
  return total;
end;
$$;
comment on function private.expire_requests(timestamptz) is 'Pending requests without a step for 14 days.';

create function private.complete_deliveries(at timestamptz) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  overdue uuid;
  total integer := 0;
begin
  for overdue in
    select h.id
    from public.hire_requests h
    where h.status = 'accepted' and h.delivered_at <= complete_deliveries.at - interval '14 days'
    order by h.delivered_at
    for no key update skip locked
  loop
    perform private.move_hire_request(overdue, 'complete', null);
    total := total + 1;
  end loop;
  return total;
end;
$$;
comment on function private.complete_deliveries(timestamptz) is 'Approves what was delivered 14 days ago.';

create function private.waiting_side(request public.hire_requests) returns text
language sql stable security definer set search_path = ''
return case
  when request.status = 'pending' then coalesce((
    select case o.side when 'client' then 'creator' else 'client' end
    from public.offers o where o.id = request.open_offer_id
  ), 'creator')
  when request.status = 'accepted' then
    case when request.delivered_at is null then 'creator' else 'client' end
end;
comment on function private.waiting_side(public.hire_requests) is
  'Whose turn it is: to answer a request or the open offer, to deliver, or to look at a delivery.';

create function private.remind_parties(at timestamptz) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  request public.hire_requests;
  waiting record;
  total integer := 0;
begin
  for waiting in
    select h.id, r.reminders, r.days
    from public.hire_requests h
    cross join lateral (values
      (1, 3, h.status = 'pending' and h.updated_at <= remind_parties.at - interval '3 days'),
      (2, 10, h.status = 'pending' and h.updated_at <= remind_parties.at - interval '10 days'),
      (1, 5, h.status = 'accepted' and h.delivered_at <= remind_parties.at - interval '5 days'),
      (2, 12, h.status = 'accepted' and h.delivered_at <= remind_parties.at - interval '12 days')
    ) as r (reminders, days, is_due)
    where r.is_due and h.reminders < r.reminders and (
      h.status = 'pending' and h.updated_at <= remind_parties.at - interval '3 days'
      or h.status = 'accepted' and h.delivered_at <= remind_parties.at - interval '5 days'
    )
    order by h.id, r.reminders desc
  loop
    update public.hire_requests h set reminders = waiting.reminders
    where h.id = waiting.id and h.reminders < waiting.reminders
    returning * into request;
    continue when not found;
    perform private.forget_former_steps(request, null);
    perform private.notify_party(
      request, private.waiting_side(request), 'request_reminder',
      jsonb_build_object('days', waiting.days, 'status', request.status), true);
    total := total + 1;
  end loop;
  return total;
end;
$$;
comment on function private.remind_parties(timestamptz) is
  'Reminds the side whose turn it is: of a pending request on day 3 and 10, of a delivery on day 5 and 12. After a pause of the '
  'job, the last reminder is enough.';

create function private.remind_of_due_dates(at timestamptz) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  request public.hire_requests;
  due record;
  total integer := 0;
begin
  for due in
    select h.id, m.due_on
    from public.milestones m
    join public.hire_requests h on h.id = m.hire_request_id and h.milestone = m.number
    where m.approved_at is null and h.status = 'accepted' and h.delivered_at is null
      and m.due_on <= (remind_of_due_dates.at at time zone 'utc')::date + 1
      and h.due_reminder is distinct from m.due_on
    order by h.id
  loop
    update public.hire_requests h set due_reminder = due.due_on
    where h.id = due.id and h.status = 'accepted' and h.delivered_at is null
      and h.due_reminder is distinct from due.due_on
    returning * into request;
    continue when not found;
    perform private.notify_party(
      request, 'creator', 'request_due', jsonb_build_object('due_on', due.due_on), true);
    total := total + 1;
  end loop;
  return total;
end;
$$;
comment on function private.remind_of_due_dates(timestamptz) is 'Reminds a creator once of each due date, the day before.';

create function private.follow_deadlines(at timestamptz) returns integer
language sql security definer set search_path = ''
begin atomic
  select private.expire_offers(at) + private.expire_requests(at) + private.complete_deliveries(at)
    + private.remind_parties(at) + private.remind_of_due_dates(at);
end;

create function public.follow_deadlines() returns integer
language sql security definer set search_path = ''
begin atomic
  select private.follow_deadlines(now());
end;
comment on function public.follow_deadlines() is
  'What time does to requests, and how often it did; run by pg_cron, or by the local backend''s timer.';

grant execute on function public.follow_deadlines() to service_role;

-- Hosted databases have pg_cron; elsewhere the backend's timer runs the job. Where it is installed it must work, or the job never runs.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('follow-deadlines', '*/10 * * * *', 'select public.follow_deadlines()');
  end if;
end;
$$;
