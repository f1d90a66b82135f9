create function private.waiting_side(request public.hire_requests) returns text
language sql stable security definer set search_path = ''
return case
  when request.status = 'pending' then coalesce((
    select case o.side when 'client' then 'creator' else 'client' end
    from public.offers o where o.id = request.open_offer_id
  ), 'creator')
  when request.status = 'accepted' then coalesce(
    (
      select coalesce(private.case_turn(c), 'admin')
      from public.cases c where c.hire_request_id = request.id and c.kind = 'delivery' and c.closed_at is null
    ),
    case when request.delivered_at is null then 'creator' else 'client' end
  )
end;
comment on function private.waiting_side(public.hire_requests) is
  'Whose turn it is: to answer a request, the open offer or a case, to deliver, or to look at a delivery; in a dispute that nobody answers, an admin.';

create function private.reminder_day(request public.hire_requests, at timestamptz) returns integer
language sql stable security definer set search_path = ''
return (
  select max(r.day)
  from (values ('pending', 1, 3), ('pending', 2, 10), ('accepted', 1, 5), ('accepted', 2, 12)) as r (status, number, day)
  where r.status = request.status and r.number > request.reminders and (private.open_case_of(request.id)).id is null
    and private.is_active(private.person_of(request, private.waiting_side(request)))
    and case r.status when 'pending' then request.updated_at else request.delivered_at end
      <= reminder_day.at - make_interval(days => r.day)
);
comment on function private.reminder_day(public.hire_requests, timestamptz) is
  'The day whose reminder is due: of a pending request 3 and 10, of a delivery 5 and 12. After a pause of the job, the last one is enough; '
  'nobody is reminded of what they may not do while they are suspended.';

create function private.day_to_remind_of(request public.hire_requests, at timestamptz) returns date
language sql stable security definer set search_path = ''
return (
  select m.due_on from public.milestones m
  where (m.hire_request_id, m.number) = (request.id, request.milestone)
    and request.status = 'accepted' and request.delivered_at is null and private.is_active(request.creator_id)
    and (m.due_on - private.day_in(request.time_zone, day_to_remind_of.at)) between -7 and 1
    and request.due_reminder is distinct from m.due_on
);
comment on function private.day_to_remind_of(public.hire_requests, timestamptz) is
  'The due date of the milestone in work, from the day before; null once the creator was reminded of it, and if it is long past.';

create function private.ends_at(request public.hire_requests) returns timestamptz
language sql stable security definer set search_path = ''
return case
  when not private.was_delivered(request) or request.delivered_at is null and not private.is_active(request.creator_id)
  then request.end_asked_at + private.clock_of('end_by_silence')
end;
comment on function private.ends_at(public.hire_requests) is
  'When silence ends a request that one side asked to end. Work that was ever delivered waits for an answer: no one is left with it unpaid. '
  'A suspended creator can''t deliver again, so silence counts while nothing is in review. That of the client counts, too, if the creator asked to end.';

create function private.turn(request public.hire_requests) returns text
language sql stable security definer set search_path = ''
return case
  when private.disputes_delivery(request) then private.case_turn(private.open_case_of(request.id))
  else coalesce(private.case_turn(private.open_case_of(request.id)), private.waiting_side(request))
end;
comment on function private.turn(public.hire_requests) is
  'Which side acts next, first about a case of approved work; null if neither: it is over, or its case waits.';

create function private.action_of_time(request public.hire_requests, at timestamptz) returns text
language sql stable security definer set search_path = ''
return case
  when private.case_action_of_time(request, action_of_time.at) is not null then private.case_action_of_time(request, action_of_time.at)
  when private.expires_at(request) <= action_of_time.at then 'expire'
  when private.review_until(request) <= action_of_time.at then 'complete'
  when private.ends_at(request) <= action_of_time.at then 'end_by_silence'
  when exists (
    select from public.offers o where o.id = request.open_offer_id and o.valid_until <= action_of_time.at
  ) then 'expire_offer'
  when private.reminder_day(request, action_of_time.at) is not null then 'remind'
  when private.day_to_remind_of(request, action_of_time.at) is not null then 'remind_of_due_date'
  when private.invoice_to_remind_of(request, action_of_time.at) is not null then 'remind_of_payment'
  when private.refund_to_assume(request, action_of_time.at) is not null then 'assume_refund'
  when private.refund_to_remind_of(request, action_of_time.at) is not null then 'remind_of_refund'
end;
comment on function private.action_of_time(public.hire_requests, timestamptz) is
  'What time does next to a request: it expires without an answer for 14 days, a delivery is approved after 14 days, it ends '
  '5 days after one side asked for that, an offer that nobody answered expires, a refund counts as arrived, or someone is reminded.';

create function private.last_day(request public.hire_requests) returns date
language sql stable security definer set search_path = ''
return private.day_in(request.time_zone, coalesce(
  private.review_until(request),
  private.expires_at(request),
  (select o.valid_until from public.offers o where o.id = request.open_offer_id)
));
comment on function private.last_day(public.hire_requests) is
  'The day on which a delivery is approved, or an offer or a request expires, if nobody answers.';

create function private.take_request(request uuid) returns public.hire_requests
language plpgsql security definer set search_path = ''
as $$
declare
  taken public.hire_requests;
begin
  perform from public.users u
  join public.hire_requests h on u.id in (h.client_id, h.creator_id)
  where h.id = request
  for key share of u nowait;
  select h.* into taken from public.hire_requests h where h.id = request for no key update nowait;
  perform from public.notifications n
  where n.user_id in (taken.client_id, taken.creator_id) and n.params ->> 'request_id' = request::text
    and (n.needs_action or n.read_at is null)
  for update nowait;
  return taken;
exception when lock_not_available then
  return null;
end;
$$;
comment on function private.take_request(uuid) is
  'A request for the job, which does not wait for who is working on it: that one is left to the next run.';

create function private.remind(request public.hire_requests, side text, kind text, params jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := case side when 'client' then request.client_id else request.creator_id end;
  other text := (
    select u.name from public.users u
    where u.id in (request.client_id, request.creator_id) and u.id <> person
  );
begin
  perform private.sync_notifications(request, side, private.notify_party(
    request, side, kind, params || jsonb_build_object('actor_name', other), true), false);
end;
$$;
comment on function private.remind(public.hire_requests, text, text, jsonb) is
  'Reminds one side, and names the other one. What that one has not read, or has to answer, stays.';

create function private.follow_deadline(request uuid, at timestamptz) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  taken public.hire_requests := private.take_request(request);
  action text := private.action_of_time(taken, at);
  day integer := private.reminder_day(taken, at);
  due date := private.day_to_remind_of(taken, at);
  expired uuid := taken.open_offer_id;
  unpaid public.invoices;
  owed public.refunds;
begin
  case
    when action in ('escalate_case', 'lapse_case', 'close_case', 'miss_redo', 'accept_redo') then
      perform private.follow_case(taken, action);
    when action in ('expire', 'complete', 'end_by_silence') then
      perform private.move_hire_request(taken.id, action, null);
    when action = 'expire_offer' then
      update public.offers o set status = 'expired', answered_at = now() where o.id = expired;
      update public.hire_requests h set open_offer_id = null where h.id = taken.id
      returning * into taken;
      perform private.add_step(taken, 'expire_offer', null, offer_id => expired);
    when action = 'remind' then
      update public.hire_requests h set reminders = case when day > 5 then 2 else 1 end where h.id = taken.id;
      perform private.remind(
        taken, private.waiting_side(taken), 'request_reminder',
        jsonb_build_object('days', day, 'status', taken.status, 'due_on', private.last_day(taken)));
    when action = 'remind_of_due_date' then
      update public.hire_requests h set due_reminder = due where h.id = taken.id
      returning * into taken;
      perform private.remind(taken, 'creator', 'request_due', jsonb_build_object('due_on', due));
    when action = 'remind_of_payment' then
      update public.invoices i set reminded_at = now() where i.id = private.invoice_to_remind_of(taken, at) returning * into unpaid;
      perform private.remind(
        taken, 'client', 'request_invoice_reminder', private.invoice_params(unpaid.id, private.to_pay(unpaid)));
    when action = 'assume_refund' then
      perform private.move_refund(taken, private.refund_to_assume(taken, at), action, null);
    when action = 'remind_of_refund' then
      update public.refunds r set reminders = private.refund_reminders(r, at)
      where r.id = private.refund_to_remind_of(taken, at)
      returning * into owed;
      perform private.remind(
        taken, 'creator', 'request_refund_reminder', private.invoice_params(owed.invoice_id, -owed.amount_cents));
    else
      return false;
  end case;
  return true;
end;
$$;
comment on function private.follow_deadline(uuid, timestamptz) is
  'Does what time does next to this request, if anything, and if nobody is working on it. It takes the time, so that a test can look '
  'ahead; what it writes has the real one.';

create function private.requests_due(at timestamptz) returns setof uuid
language sql stable security definer set search_path = ''
begin atomic
  -- What time does is worked out for these alone, not for every request there is.
  with due as materialized (
    select o.hire_request_id as id from public.offers o where o.status = 'open' and o.valid_until <= requests_due.at
    union
    select p.id from public.hire_requests p
    where p.status = 'pending' and p.updated_at <= requests_due.at - interval '3 days'
    union
    select d.id from public.hire_requests d
    where d.status = 'accepted' and d.delivered_at <= requests_due.at - interval '5 days'
    union
    select e.id from public.hire_requests e where e.end_asked_at <= requests_due.at - interval '5 days'
    union
    select c.hire_request_id from public.cases c where c.answer_due_at <= requests_due.at
    union
    select m.hire_request_id from public.milestones m
    where m.approved_at is null
      -- From a day less to a day more than there is anywhere.
      and m.due_on between private.day_in('UTC', requests_due.at) - 8 and private.day_in('UTC', requests_due.at) + 2
    union
    select i.hire_request_id from public.invoices i
    where i.paid_at is null and i.received_at is null and i.reminded_at is null and i.credits is null
      and i.created_at <= requests_due.at - interval '7 days'
    union
    select r.hire_request_id from public.refunds r
    where r.status = 'sent' and r.sent_at <= requests_due.at - interval '14 days'
      or r.status = 'owed' and private.refund_reminders(r, requests_due.at) > r.reminders
  )
  select due.id from due
  where (
    select private.action_of_time(h, requests_due.at) from public.hire_requests h where h.id = due.id
  ) is not null
  order by due.id;
end;
comment on function private.requests_due(timestamptz) is 'The requests to which time does something now.';

-- A procedure that commits can have neither a search path of its own nor the rights of its owner.
create procedure private.follow_deadlines()
language plpgsql
as $$
declare
  waiting uuid;
  failure text;
begin
  foreach waiting in array array(select private.requests_due(now())) loop
    begin
      perform private.follow_deadline(waiting, now());
    exception
      when deadlock_detected then null;
      when others then failure := format('Hire request %s: %s', waiting, sqlerrm);
    end;
    commit;
  end loop;
  if failure is not null then
    raise exception '%', failure;
  end if;
end;
$$;
comment on procedure private.follow_deadlines() is
  'Does the next thing that time does to each request; run by pg_cron, or by the local backend''s timer. Each is a transaction of its own, so '
  'that nobody waits for the others, and one that fails leaves the others alone and is tried again by the next run.';

-- Hosted databases have pg_cron; elsewhere the backend's timer runs the job. Where it is installed it must work, or the job never runs.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('follow-deadlines', '*/10 * * * *', 'call private.follow_deadlines()');
  end if;
end;
$$;
