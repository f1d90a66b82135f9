create function private.person_of(request public.hire_requests, side text) returns uuid
language sql immutable parallel safe set search_path = ''
return case side when 'client' then request.client_id when 'creator' then request.creator_id end;
comment on function private.person_of(public.hire_requests, text) is 'Who is on this side of a request.';

create function private.suspension_times(person uuid) returns table (started_at timestamptz, ended_at timestamptz)
language sql stable security definer set search_path = ''
begin atomic
  select e.started_at, e.ended_at from private.ended_suspensions e where e.user_id = person
  union all
  select s.created_at, 'infinity' from private.suspensions s where s.user_id = person;
end;
comment on function private.suspension_times(uuid) is 'When someone was suspended; a suspension that has not ended has no end yet.';

create function private.clock_end(request public.hire_requests, action text, since timestamptz) returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
declare
  step private.hire_steps;
  latest timestamptz;
  own timestamptz;
  side text;
  pause record;
begin
  select s.* into step from private.hire_steps s where s.action = clock_end.action;
  latest := since + step.clock;
  foreach side in array step.clock_sides loop
    own := since + step.clock;
    for pause in
      select p.starts_at, least(t.ended_at, p.starts_at + step.longest_pause) - p.starts_at as length
      from private.suspension_times(private.person_of(request, side)) t
      cross join lateral (select greatest(t.started_at, since) as starts_at) p
      where t.ended_at > since
      order by p.starts_at
    loop
      exit when pause.starts_at >= own;
      own := own + pause.length;
    end loop;
    latest := greatest(latest, own);
  end loop;
  return latest;
end;
$$;
comment on function private.clock_end(public.hire_requests, text, timestamptz) is
  'When the clock of a step ends that started then: time in which the side whose time it is was suspended is given back. Of a suspension that '
  'has not ended it assumes the longest pause.';

create function private.case_clock(dispute public.cases) returns text
language sql immutable parallel safe set search_path = ''
return case dispute.status
  when 'open' then 'escalate_case'
  when 'countered' then 'lapse_case'
  when 'redoing' then 'miss_redo'
  when 'redone' then 'accept_redo'
  when 'decided' then 'close_case'
end;
comment on function private.case_clock(public.cases) is
  'What time does to a case: one that the creator does not answer goes to an admin, as does work that is not done again; one whose answer '
  'the client leaves is closed, as is a decision that nobody appeals; work that was done again is accepted.';

create function private.case_due_at(dispute public.cases) returns timestamptz
language sql stable security definer set search_path = ''
return (
  select private.clock_end(
    h, private.case_clock(dispute), dispute.answer_due_at - private.clock_of(private.case_clock(dispute)))
  from public.hire_requests h where h.id = dispute.hire_request_id and dispute.answer_due_at is not null
);
comment on function private.case_due_at(public.cases) is 'The deadline of the answer, or of an appeal, with the time that a suspension gives back.';

create function private.case_action_of_time(request public.hire_requests, at timestamptz) returns text
language sql stable security definer set search_path = ''
return (
  select private.case_clock(c) from public.cases c
  where c.hire_request_id = request.id and c.answer_due_at <= case_action_of_time.at
    and private.case_due_at(c) <= case_action_of_time.at
);
comment on function private.case_action_of_time(public.hire_requests, timestamptz) is 'What time does to the case of a request by then.';

create function private.review_until(request public.hire_requests) returns timestamptz
language sql stable security definer set search_path = ''
return case
  when request.status = 'accepted' and request.delivered_at is not null and (private.open_case_of(request.id)).id is null
    then private.clock_end(request, 'complete', greatest(request.delivered_at, (
      select max(c.closed_at) from public.cases c where c.hire_request_id = request.id and c.kind = 'money_back'
    )))
end;
comment on function private.review_until(public.hire_requests) is
  'When a delivery is approved by itself; null if there is none, or while a case is open: one about earlier work leaves no time to open another.';

create function private.expires_at(request public.hire_requests) returns timestamptz
language sql stable security definer set search_path = ''
return case
  when request.status = 'pending' and request.open_offer_id is null then private.clock_end(request, 'expire', request.updated_at)
end;
comment on function private.expires_at(public.hire_requests) is 'When a request expires that nobody answers; null while an offer is open.';

create function private.was_delivered(request public.hire_requests) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from public.hire_request_events e
  where (e.hire_request_id, e.milestone, e.action) = (request.id, request.milestone, 'deliver')
);
comment on function private.was_delivered(public.hire_requests) is 'Whether the milestone in work was ever delivered.';

create function private.ends_alone_from(request public.hire_requests, side text) returns timestamptz
language sql stable security definer set search_path = ''
return case when request.status = 'accepted' and request.delivered_at is null then least(
  (
    select s.created_at + private.clock_of('end') from private.suspensions s
    where s.user_id = private.person_of(request, case side when 'client' then 'creator' else 'client' end)
  ),
  case when side = 'client' and private.was_delivered(request) then private.clock_end(request, 'end', (
    select max(e.created_at)
    from public.hire_request_events e join private.hire_steps s on s.action = e.action and not s.is_about_payment
    where e.hire_request_id = request.id
      and (e.actor_id = request.creator_id or e.action in ('ask_changes', 'agree_redo', 'accept_offer'))
  )) end
) end;
comment on function private.ends_alone_from(public.hire_requests, text) is
  'From when this side can end work without the other one: while that one is suspended, and for the client once the creator is silent after '
  'changes were requested. Null if never; a delivery in review has to be answered.';
