create function private.as_date(value text) returns date
language plpgsql immutable strict set search_path = ''
as $$
begin
  return case when value ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' then value::date end;
exception when datetime_field_overflow then
  return null;
end;
$$;
comment on function private.as_date(text) is 'The date that a text like 2026-12-31 is; null where it is none.';

create function private.is_due_date(value date, zone text) returns boolean
language sql stable set search_path = ''
return value between private.day_in(zone) and private.day_in(zone) + 730;
comment on function private.is_due_date(date, text) is 'Whether it is within the next two years, and not over yet.';

create function private.check_terms(title text, scope text, price numeric, revisions integer) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if private.is_text(title, 150) is not true then
    perform private.raise_invalid('Add a title of at most 150 characters');
  elsif private.has_text(scope) is not true or char_length(btrim(scope, e' \t\r\n')) < 20 then
    perform private.raise_invalid('Describe the scope in at least 20 characters');
  elsif char_length(scope) > 4000 then
    perform private.raise_invalid('Use at most 4000 characters for the scope');
  elsif private.is_amount(price) is not true then
    perform private.raise_invalid(case when price <> round(price, 2) then 'Use at most two decimals, such as 10.50'
      else 'Enter a price from $1 to $1,000,000' end);
  elsif not (revisions between 0 and 20) then
    perform private.raise_invalid('Enter 0 to 20 revisions');
  end if;
end;
$$;
comment on function private.check_terms(text, text, numeric, integer) is 'What an offer and a template have in common.';

create function private.check_milestones(milestones jsonb, total numeric, first integer, zone text) returns void
language plpgsql stable set search_path = ''
as $$
declare
  part record;
  earlier date;
  sum numeric;
begin
  if not private.are_shaped(
    milestones, '{"title": "string", "price": "number", "due_on": "string", "is_trial": "boolean"}'
  ) then
    perform private.raise_invalid('These milestones are of another version. Reload the page');
  elsif first - 1 + jsonb_array_length(milestones) > 12 then
    perform private.raise_invalid('Use at most 12 milestones');
  end if;
  for part in
    select m.value ->> 'title' as title, (m.value ->> 'price')::numeric as price,
      private.as_date(m.value ->> 'due_on') as due_on,
      (m.value ->> 'is_trial')::boolean as is_trial, first - 1 + m.place as number
    from jsonb_array_elements(milestones) with ordinality as m (value, place)
    order by m.place
  loop
    if private.is_text(part.title, 150) is not true then
      perform private.raise_invalid(format('Milestone %s: add a title of at most 150 characters', part.number));
    elsif private.is_amount(part.price) is not true then
      perform private.raise_invalid(format('Milestone %s: %s', part.number,
        case when part.price <> round(part.price, 2) then 'use at most two decimals, such as 10.50'
          else 'enter a price from $1 to $1,000,000' end));
    elsif private.is_due_date(part.due_on, zone) is not true then
      perform private.raise_invalid(format('Milestone %s: choose a due date within the next two years', part.number));
    elsif part.due_on < earlier then
      perform private.raise_invalid(format('Milestone %s is due before the one before it', part.number));
    elsif part.is_trial and part.number > 1 then
      perform private.raise_invalid('Only the first milestone can be a paid trial');
    end if;
    earlier := part.due_on;
    sum := coalesce(sum, 0) + part.price;
  end loop;
  if sum <> total then
    perform private.raise_invalid(format(
      'The milestones add up to %s, not %s', private.format_money(sum), private.format_money(total)));
  end if;
end;
$$;
comment on function private.check_milestones(jsonb, numeric, integer, text) is
  'At most 12, from the first that is not approved yet, in order of their due dates, with prices that add up.';

create function private.check_offer(offer public.offers, request public.hire_requests) returns public.offers
language plpgsql stable security definer set search_path = ''
as $$
declare
  approved numeric := coalesce((
    select sum(m.price) from public.milestones m
    where m.hire_request_id = request.id and m.approved_at is not null
  ), 0);
begin
  perform private.check_terms(
    offer.title, offer.scope, offer.price,
    -- A service may say more of them, and then they may stay.
    case when offer.revisions is distinct from request.revisions then offer.revisions end);
  if offer.price - approved < 1 then
    perform private.raise_invalid(format(
      '%s of this is approved already. Enter at least %s',
      private.format_money(approved), private.format_money(approved + 1)));
  elsif offer.revisions < request.revisions_used then
    perform private.raise_invalid(case request.revisions_used
      when 1 then 'One revision is used already'
      else format('%s revisions are used already', request.revisions_used)
    end);
  end if;
  perform private.check_milestones(offer.milestones, offer.price - approved, request.milestone, request.time_zone);
  if jsonb_array_length(offer.milestones) > 0 then
    if offer.days is not null then
      perform private.raise_invalid('With milestones, each of them has a due date');
    end if;
    offer.due_on := private.as_date(offer.milestones -> -1 ->> 'due_on');
  elsif num_nonnulls(offer.due_on, offer.days) <> 1 then
    perform private.raise_invalid('Add a due date or a number of days');
  elsif not private.is_due_date(offer.due_on, request.time_zone) then
    perform private.raise_invalid('Choose a due date within the next two years');
  elsif not (offer.days between 1 and 730) then
    perform private.raise_invalid('Enter 1 to 730 days');
  end if;
  if offer.valid_until <= now() then
    perform private.raise_invalid('Choose a date in the future until which the offer is valid');
  elsif (offer.valid_until <= now() + interval '90 days') is not true then
    perform private.raise_invalid('An offer is valid for at most 90 days');
  elsif char_length(offer.note) > 2000 then
    perform private.raise_invalid('Use at most 2000 characters');
  end if;
  offer.title := btrim(offer.title);
  offer.price := trim_scale(offer.price);
  offer.note := case when private.has_text(offer.note) then offer.note end;
  return offer;
end;
$$;
comment on function private.check_offer(public.offers, public.hire_requests) is
  'The offer as it is stored, or a sentence about the first field that is wrong.';

create function private.rival_purchases(request uuid) returns setof uuid
language sql stable security definer set search_path = ''
begin atomic
  select r.id
  from public.hire_requests h
  join public.hire_requests r on r.project_id = h.project_id and r.included is not null and r.status = 'pending'
  where h.id = request and h.sale_kind = 'once' and h.status = 'pending';
end;
comment on function private.rival_purchases(uuid) is
  'The pending purchases of the project that this one would be the only sale of, itself included: they end once one of them is accepted.';

create function private.lock_request(request uuid, caller uuid) returns public.hire_requests
language plpgsql security definer set search_path = ''
as $$
declare
  locked public.hire_requests;
begin
  perform private.lock_people(variadic array[h.client_id, h.creator_id] || array(
    select r.client_id from public.hire_requests r where r.id in (select private.rival_purchases(h.id))
  ))
  from public.hire_requests h where h.id = request;
  -- Two acceptances follow one another: a project that is sold once has one buyer.
  perform from public.hire_requests h
  where h.id in (select private.rival_purchases(request))
  order by h.client_id, h.id
  for no key update;
  select h.* into locked
  from public.hire_requests h
  where h.id = request and caller in (h.client_id, h.creator_id) and not private.is_withheld(h.id, caller)
  for no key update;
  if not found then
    perform private.raise_conflict('PT404', 'This request no longer exists, or it isn''t yours');
  end if;
  return locked;
end;
$$;
comment on function private.lock_request(uuid, uuid) is 'A request of the caller, for an act on it: the acts follow one another.';

create function private.fail_if_elsewhere(request public.hire_requests, action text) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (
    select from private.hire_steps s
    where s.action = fail_if_elsewhere.action and request.status = any (s.statuses)
  ) then
    perform private.raise_conflict(
      'PT409',
      case
        when request.status = 'pending' then 'This request is still pending'
        when (action, request.status) = ('accept', 'accepted') then 'New terms were agreed on in the meantime'
        when request.resolution = 'sold' then 'This project is sold to someone else'
        when request.status = 'rejected' then format('This request is already %s', request.resolution)
        else format('This request is already %s', request.status)
      end,
      request.status
    );
  end if;
end;
$$;
comment on function private.fail_if_elsewhere(public.hire_requests, text) is 'For an act that this state does not have.';

create function private.fail_if_over(request public.hire_requests) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if request.status in ('rejected', 'completed') then
    perform private.fail_if_elsewhere(request, 'accept_offer');
  end if;
end;
$$;

create function private.last_action(request public.hire_requests) returns text
language sql stable security definer set search_path = ''
return (
  select e.action
  from public.hire_request_events e join private.hire_steps s on s.action = e.action and not s.is_about_payment
  where e.hire_request_id = request.id
  order by e.version desc limit 1
);
comment on function private.last_action(public.hire_requests) is 'The last step of the work.';

create function private.fail_if_changed(request public.hire_requests, expected_version integer) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if request.version < expected_version or exists (
    select from public.hire_request_events e join private.hire_steps s on s.action = e.action and not s.is_about_payment
    where e.hire_request_id = request.id and e.version > expected_version
  ) then
    perform private.raise_conflict(
      'PT409',
      coalesce(
        (select s.meanwhile from private.hire_steps s where s.action = private.last_action(request)), 'This request changed'
      ) || ' in the meantime',
      request.status
    );
  end if;
end;
$$;
comment on function private.fail_if_changed(public.hire_requests, integer) is
  'For who acts on an earlier version: what happened since then, or the last of it. Steps about payments don''t count.';

create type private.hire_facts as (
  offer_by text, is_disputed boolean, due_on date, inactive text[], ends_alone text[], is_hidden boolean
);

create function private.is_about(request public.hire_requests, kind text, item_id uuid) returns boolean
language sql immutable set search_path = ''
return request.status = 'pending' and coalesce(item_id = case kind
  when 'user' then request.creator_id
  when 'service' then request.service_id
  -- Other requests only name the project that they came from.
  when 'project' then case when request.included is not null then request.project_id end
end, false);
comment on function private.is_about(public.hire_requests, text, uuid) is
  'Whether a pending request could make its client buy from this person, or buy this service or project.';

create function private.is_about_hidden(request public.hire_requests) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from private.hidden_items i
  where i.item_id in (request.creator_id, request.service_id, request.project_id)
    and private.is_about(request, i.kind, i.item_id)
);
comment on function private.is_about_hidden(public.hire_requests) is
  'Whether an admin has hidden the creator or the item of a pending request: nothing is sold meanwhile, and it may still be declined or expire.';

create function private.facts_of(request public.hire_requests) returns private.hire_facts
language sql stable security definer set search_path = ''
return (
  select row(
    (select o.side from public.offers o where o.id = request.open_offer_id),
    private.disputes_delivery(request), m.due_on,
    array_remove(array[
      case when not private.is_active(request.client_id) then 'client' end,
      case when not private.is_active(request.creator_id) then 'creator' end
    ], null),
    array_remove(array[
      case when m.is_trial or private.ends_alone_from(request, 'client') <= now() then 'client' end,
      case when m.is_trial or private.ends_alone_from(request, 'creator') <= now() then 'creator' end
    ], null),
    private.is_about_hidden(request)
  )::private.hire_facts
  from (values (request.id)) as one (id)
  left join public.milestones m on (m.hire_request_id, m.number) = (one.id, request.milestone)
);
comment on function private.facts_of(public.hire_requests) is
  'What else decides who can do what: who made the open offer, whether a case is about the delivery, when the milestone is due, '
  'whose account is suspended or closed, who can end it without the other side: in a paid trial, both, and whether what is not agreed on yet '
  'is hidden.';

create function private.obstacle(
  request public.hire_requests, step private.hire_steps, side text, facts private.hire_facts
) returns text
language sql immutable parallel safe set search_path = ''
return case
  when 'self' = any (step.needs_active) and side = any (facts.inactive) then 'Your account is suspended'
  when 'other' = any (step.needs_active) and array_remove(facts.inactive, side) <> '{}'
    then format('This %s is no longer available', (array_remove(facts.inactive, side))[1])
  when step.action in ('accept', 'accept_offer', 'make_offer', 'counter_offer') and facts.is_hidden
    then 'An admin has hidden this. It can''t be agreed on meanwhile'
  when step.action in ('ask_changes', 'approve') and request.delivered_at is null then 'Nothing has been delivered yet'
  when step.action = 'ask_for_time' and facts.due_on is null then 'This request has no due date'
  when step.action in ('deliver', 'ask_for_time') and request.delivered_at is not null then 'This is delivered already'
  when step.action = 'end' and side <> all (facts.ends_alone)
    then 'This request doesn''t end without the other side yet. Ask to end it'
  when step.action = 'ask_to_end' and side = any (facts.ends_alone)
    then 'You can end this request without the other side. End it'
  when step.action in ('accept', 'ask_for_time') and facts.offer_by is not null then 'Answer or withdraw the open offer first'
  when step.action = 'accept' and request.price is null then 'This request has no price yet. Make an offer'
  when step.action = 'counter_offer' and facts.offer_by is null then 'There is no offer to change yet'
  when step.action = 'ask_to_end' and request.end_asked_by is not null
    then format('The %s asked to end this request already. Answer that', request.end_asked_by)
  when step.action = 'ask_changes' and request.revisions_used >= request.revisions then case request.revisions
    when 0 then 'No revisions are agreed. Propose a change order to add one'
    when 1 then 'The one agreed revision is used. Propose a change order for more'
    else format('All %s agreed revisions are used. Propose a change order for more', request.revisions)
  end
end;
comment on function private.obstacle(public.hire_requests, private.hire_steps, text, private.hire_facts) is
  'What keeps a side from doing this in this state; null if nothing does.';

create function private.fail_if_impossible(request public.hire_requests, action text, side text) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  sentence text := private.obstacle(request, s, side, private.facts_of(request))
  from private.hire_steps s where s.action = fail_if_impossible.action;
begin
  if sentence is not null then
    perform private.raise_conflict('PT409', sentence, request.status);
  end if;
end;
$$;

create function private.possible_actions(request public.hire_requests, side text) returns text[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  facts private.hire_facts := private.facts_of(request);
begin
  return array(
    select s.action from private.hire_steps s
    where s.place is not null and side = any (s.sides) and request.status = any (s.statuses)
      -- Until a case about the delivery is settled, it can only be approved, the work ended by both, or an offer withdrawn or declined.
      and (s.action in ('approve', 'withdraw_offer', 'decline_offer') or s.needs in ('end', 'own_end') or not facts.is_disputed)
      and case s.needs
        when 'offer' then facts.offer_by <> side
        when 'own_offer' then facts.offer_by = side
        when 'end' then request.end_asked_by <> side
        when 'own_end' then request.end_asked_by = side
        else true
      end
      and private.obstacle(request, s, possible_actions.side, facts) is null
    order by s.place
  );
end;
$$;
comment on function private.possible_actions(public.hire_requests, text) is
  'What a side is offered, the primary action first. A SQL function would be planned again for each row of a list.';

create function private.fail_if_dropped(
  request public.hire_requests, actions text[], what text, note text, links jsonb default '[]', attachments jsonb default '[]'
) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  said public.hire_request_events;
begin
  select e.* into said from public.hire_request_events e
  where e.hire_request_id = request.id and e.action = any (actions)
  order by e.version desc limit 1;
  if private.has_text(note) and note is distinct from said.note
    or links <> '[]' and links is distinct from said.links
    or exists (
      select from jsonb_array_elements(attachments) as file
      where not exists (
        select from public.attachments a join public.messages m on m.id = a.message_id
        where a.id = private.parse_uuid(file ->> 'id') and (m.hire_request_id, m.event_version) = (request.id, said.version)
      )
    )
  then
    perform private.raise_conflict('PT409', what || ', with another text', request.status);
  end if;
end;
$$;
comment on function private.fail_if_dropped(public.hire_requests, text[], text, text, jsonb, jsonb) is
  'For an act that is done already: the same words, links and files again are one act, others would be lost without a sign.';

create function private.is_offered(request public.hire_requests, offer_key uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  if offer_key is null then
    perform private.raise_invalid('An offer key is required');
  end if;
  return exists (
    select from public.offers o
    where o.hire_request_id = request.id and o.offer_key = is_offered.offer_key
  );
end;
$$;
comment on function private.is_offered(public.hire_requests, uuid) is 'Whether a call repeats one that made an offer.';

create function private.add_offer(request public.hire_requests, offer public.offers, caller uuid)
returns public.hire_requests
language plpgsql security definer set search_path = ''
as $$
declare
  changed public.hire_requests;
begin
  perform private.fail_if_disputed(request);
  offer := private.check_offer(offer, request);
  perform private.limit_rate('hire_action', 60, interval '10 minutes');
  insert into public.offers (
    hire_request_id, number, kind, side, title, scope, price, revisions, days, status, answered_at, created_at
  )
  select request.id, 0, 'request', 'client', request.title, request.message, request.price, request.revisions,
    private.agreed_days(request.duration), 'replaced', now(), request.created_at
  where not exists (select from public.offers o where o.hire_request_id = request.id);
  update public.offers o set status = 'replaced', answered_at = now() where o.id = request.open_offer_id;
  insert into public.offers (
    hire_request_id, number, kind, side, title, scope, price, due_on, days, revisions, milestones, note,
    valid_until, offer_key
  )
  select request.id, max(o.number) + 1, offer.kind, offer.side, offer.title, offer.scope, offer.price,
    offer.due_on, offer.days, offer.revisions, offer.milestones, offer.note, offer.valid_until, offer.offer_key
  from public.offers o where o.hire_request_id = request.id
  having max(o.number) < 20
  returning id into offer.id;
  if not found then
    perform private.raise_conflict('PT409', 'A request can have at most 20 offers', request.status);
  end if;
  update public.hire_requests h set open_offer_id = offer.id where h.id = request.id
  returning * into changed;
  perform private.add_step(changed, 'make_offer', caller, offer_id => offer.id);
  return changed;
end;
$$;
comment on function private.add_offer(public.hire_requests, public.offers, uuid) is
  'Proposes terms: the open offer, if there is one, makes room. With the first one, the request as it was sent becomes number 0.';

create function public.make_offer(
  id uuid,
  title text,
  scope text,
  price numeric,
  revisions integer default null,
  due_on date default null,
  days integer default null,
  milestones jsonb default '[]',
  note text default null,
  valid_until timestamptz default null,
  offer_key uuid default null,
  expected_version integer default null,
  attachments jsonb default '[]'
) returns public.hire_requests
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_actor('make_offer');
  request public.hire_requests;
  offer public.offers;
begin
  perform private.check_attachments(attachments);
  request := private.lock_request(make_offer.id, caller);
  if private.is_offered(request, offer_key) then
    return request;
  end if;
  perform private.fail_if_over(request);
  perform private.fail_if_changed(request, expected_version);
  offer.side := private.side_of(request, caller);
  perform private.fail_if_impossible(request, case
    when request.status = 'accepted' then 'propose_change'
    when offer.side = 'client' then 'counter_offer'
    else 'make_offer'
  end, offer.side);
  offer.kind := case request.status when 'pending' then 'offer' else 'change_order' end;
  offer.title := make_offer.title;
  offer.scope := make_offer.scope;
  offer.price := make_offer.price;
  offer.revisions := make_offer.revisions;
  offer.due_on := make_offer.due_on;
  offer.days := make_offer.days;
  offer.milestones := make_offer.milestones;
  offer.note := make_offer.note;
  offer.valid_until := coalesce(
    make_offer.valid_until, private.end_of_day(request.time_zone, now() + interval '7 days'));
  offer.offer_key := make_offer.offer_key;
  request := private.add_offer(request, offer, caller);
  perform private.attach_to_step(request, caller, attachments);
  return request;
end;
$$;
comment on function public.make_offer(
  uuid, text, text, numeric, integer, date, integer, jsonb, text, timestamptz, uuid, integer, jsonb
) is
  'Proposes terms on a pending request: the creator at any time, the client to an open offer. On an accepted one it is a change '
  'order by either. Without a number, revisions are unlimited. Milestones are {title, price, due_on, is_trial}, those that are approved '
  'left out. The same call with the same key is the same offer.';

create function public.ask_for_time(
  id uuid, due_on date, reason text, offer_key uuid, expected_version integer default null
) returns public.hire_requests
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_actor('ask_for_time');
  request public.hire_requests;
  offer public.offers;
  due date;
begin
  request := private.lock_request(ask_for_time.id, caller);
  if private.is_offered(request, offer_key) then
    return request;
  end if;
  perform private.fail_if_over(request);
  if request.creator_id is distinct from caller then
    perform private.raise_conflict('PT403', 'You can''t do that');
  end if;
  perform private.fail_if_elsewhere(request, 'ask_for_time');
  perform private.fail_if_changed(request, expected_version);
  perform private.fail_if_impossible(request, 'ask_for_time', 'creator');
  due := (private.facts_of(request)).due_on;
  if private.has_text(reason) is not true then
    perform private.raise_invalid('Write a reason');
  elsif (ask_for_time.due_on > due) is not true then
    perform private.raise_invalid('Choose a date after the current due date');
  elsif not private.is_due_date(ask_for_time.due_on, request.time_zone) then
    perform private.raise_invalid('Choose a due date within the next two years');
  end if;
  offer.kind := 'extension';
  offer.side := 'creator';
  offer.title := request.title;
  offer.scope := coalesce(request.scope, request.message);
  offer.price := request.price;
  offer.revisions := request.revisions;
  offer.due_on := request.due_on + (ask_for_time.due_on - due);
  -- What comes after the milestone in work moves with it.
  offer.milestones := case
    when coalesce((
      select jsonb_array_length(o.milestones) from public.offers o where o.id = request.agreed_offer_id
    ), 0) = 0 then '[]'
    else (
      select jsonb_agg(jsonb_build_object(
        'title', m.title, 'price', m.price, 'due_on', m.due_on + (ask_for_time.due_on - due),
        'is_trial', m.is_trial) order by m.number)
      from public.milestones m
      where m.hire_request_id = request.id and m.number >= request.milestone
    )
  end;
  offer.note := ask_for_time.reason;
  offer.valid_until := private.end_of_day(request.time_zone, now() + interval '7 days');
  offer.offer_key := ask_for_time.offer_key;
  return private.add_offer(request, offer, caller);
end;
$$;
comment on function public.ask_for_time(uuid, date, text, uuid, integer) is
  'The creator asks for a later due date of the milestone in work; those after it move by as many days.';

create function private.agree(request public.hire_requests, offer public.offers) returns public.hire_requests
language plpgsql security definer set search_path = ''
as $$
declare
  changed public.hire_requests;
  zone text := case request.status when 'pending' then private.time_zone_of(request.creator_id) else request.time_zone end;
begin
  if offer.valid_until <= now() then
    perform private.raise_conflict('PT409', 'This offer has expired', request.status);
  elsif coalesce(private.as_date(offer.milestones -> 0 ->> 'due_on'), offer.due_on) < private.day_in(zone) then
    perform private.raise_conflict('PT409', 'The due date of this offer has passed', request.status);
  end if;
  update public.offers o set status = 'accepted', answered_at = now() where o.id = offer.id;
  update public.hire_requests h set
    status = 'accepted', open_offer_id = null, agreed_offer_id = offer.id,
    title = offer.title, scope = offer.scope, price = offer.price, revisions = offer.revisions,
    time_zone = zone, due_on = coalesce(offer.due_on, private.day_in(zone) + offer.days), no_due_date = false,
    duration = case when offer.days is not null then format(case offer.days when 1 then '%s day' else '%s days' end, offer.days) end,
    package_name = case offer.kind when 'extension' then h.package_name end,
    hours = case offer.kind when 'extension' then h.hours end
  where h.id = request.id
  returning * into changed;
  return changed;
end;
$$;
comment on function private.agree(public.hire_requests, public.offers) is
  'Accepts an offer: the request has exactly the terms of this version, a number of days counts from now.';

create function public.answer_offer(id uuid, action text, note text default null)
returns public.hire_requests
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_actor(action || '_offer');
  request public.hire_requests;
  offer public.offers;
  is_own boolean;
  answer text := case action when 'accept' then 'accepted' when 'decline' then 'declined' when 'withdraw' then 'withdrawn' end;
begin
  if answer is null then
    perform private.raise_invalid('An offer doesn''t have this action');
  elsif char_length(note) > 2000 then
    perform private.raise_invalid('Use at most 2000 characters');
  end if;
  request := private.lock_request(o.hire_request_id, caller)
  from public.offers o where o.id = answer_offer.id;
  if request.id is null then
    perform private.raise_conflict('PT404', 'This request no longer exists, or it isn''t yours');
  end if;
  select o.* into offer from public.offers o where o.id = answer_offer.id;
  is_own := (offer.side = 'client') = (request.client_id is not distinct from caller);
  if is_own <> (action = 'withdraw') then
    perform private.raise_conflict('PT403', 'You can''t do that');
  elsif offer.status = answer then
    perform private.fail_if_dropped(
      request, array[action || '_offer'], format('This offer is already %s', answer), note);
    return request;
  elsif offer.status <> 'open' then
    perform private.fail_if_over(request);
    perform private.raise_conflict(
      'PT409',
      case offer.status
        when 'replaced' then 'This offer was replaced by a newer one'
        when 'expired' then 'This offer has expired'
        when 'closed' then 'The milestone was approved in the meantime, which closed this offer'
        else format('This offer is already %s', offer.status)
      end,
      request.status
    );
  end if;
  perform private.limit_rate('hire_action', 60, interval '10 minutes');
  if action = 'accept' then
    perform private.fail_if_disputed(request);
    perform private.fail_if_impossible(request, 'accept_offer', private.side_of(request, caller));
    request := private.agree(request, offer);
  else
    update public.offers o set status = answer, answered_at = now() where o.id = offer.id;
    update public.hire_requests h set open_offer_id = null where h.id = request.id
    returning * into request;
  end if;
  perform private.add_step(
    request, action || '_offer', caller, case when private.has_text(note) then note end, offer.id);
  return request;
end;
$$;
comment on function public.answer_offer(uuid, text, text) is
  'Accept and decline are the other side''s, withdraw is the one''s who made it. The same answer twice is one, unless it says '
  'something else; a conflict says what happened meanwhile.';

create table public.offer_templates (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.users (id) on delete cascade,
  name text not null check (private.is_text(name, 80)),
  title text not null check (private.is_text(title, 150)),
  scope text not null check (private.is_text(scope, 4000)),
  price numeric not null check (private.is_amount(price)),
  days integer not null check (days between 1 and 730),
  revisions integer check (revisions between 0 and 20),
  created_at timestamptz(3) not null default now(),
  constraint one_per_name unique (user_id, name)
);
comment on table public.offer_templates is 'Offers that a creator starts from, 20 at most.';
alter table public.offer_templates enable row level security;

create function private.check_offer_template() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.name := btrim(new.name);
  if private.is_text(new.name, 80) is not true then
    perform private.raise_invalid('Add a name of at most 80 characters');
  end if;
  perform private.check_terms(new.title, new.scope, new.price, new.revisions);
  if (new.days between 1 and 730) is not true then
    perform private.raise_invalid('Enter 1 to 730 days');
  end if;
  perform private.limit_rate('offer_template', 60, interval '10 minutes');
  -- The limit's lock lets no parallel call of the same creator come between.
  if tg_op = 'INSERT'
    and (select count(*) from public.offer_templates t where t.user_id = new.user_id) >= 20
  then
    perform private.raise_conflict('PT409', 'You have 20 templates. Delete one to save another');
  elsif exists (
    select from public.offer_templates t
    where (t.user_id, t.name) = (new.user_id, new.name) and t.id <> new.id
  ) then
    perform private.raise_conflict('PT409', 'You have a template with this name');
  end if;
  return new;
end;
$$;

create trigger check_template before insert or update on public.offer_templates
for each row execute function private.check_offer_template();

create policy "Creators read their templates" on public.offer_templates
for select to authenticated using (user_id = (select auth.uid()));
create policy "Creators save templates" on public.offer_templates
for insert to authenticated with check (user_id = (select auth.uid()) and (select private.is_developer()));
create policy "Creators change their templates" on public.offer_templates
for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Creators delete their templates" on public.offer_templates
for delete to authenticated using (user_id = (select auth.uid()));
create policy "Suspended people write no templates" on public.offer_templates
as restrictive for all to authenticated
using (true) with check ((select private.may_write()));

grant select, delete on public.offer_templates to authenticated;
grant insert (name, title, scope, price, days, revisions),
  update (name, title, scope, price, days, revisions)
on public.offer_templates to authenticated;
grant execute on function
  public.make_offer(uuid, text, text, numeric, integer, date, integer, jsonb, text, timestamptz, uuid, integer, jsonb),
  public.ask_for_time(uuid, date, text, uuid, integer),
  public.answer_offer(uuid, text, text)
to authenticated;
