create function private.notify_party(
  request public.hire_requests, side text, kind text, params jsonb, needs_action boolean
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := case side when 'client' then request.client_id else request.creator_id end;
  details jsonb := jsonb_strip_nulls(jsonb_build_object(
    'request_id', request.id, 'title', request.title, 'side', side,
    'is_purchase', case when request.included is not null then true end
  ) || params);
  notification uuid;
begin
  notification := private.notify(person, kind, details, needs_action);
  if private.is_withheld(request.id, person) then
    raise sqlstate 'ZZ001';
  end if;
  return notification;
exception when sqlstate 'ZZ001' then
  -- All of it is undone, and the time tells nothing.
  return null;
end;
$$;

create function private.due_actions(request public.hire_requests, side text) returns text[]
language sql stable security definer set search_path = ''
return array_remove(array[
  case when coalesce(
    (select o.side <> due_actions.side from public.offers o where o.id = request.open_offer_id),
    request.status = 'pending' and side = 'creator'
  ) then 'answer' end,
  case when request.status = 'accepted' and request.delivered_at is not null and side = 'client'
    and not private.disputes_delivery(request) then 'approve' end,
  case when exists (
    select from public.cases c
    where c.hire_request_id = request.id
      and private.case_turn(c) = side and c.status <> 'redoing'
  ) then 'answer_case' end,
  case when side = 'creator' and (
    exists (select from public.cases c where c.hire_request_id = request.id and c.status = 'redoing')
    or request.status = 'accepted' and request.delivered_at is null and (
      -- It is no longer: changes were requested.
      private.was_delivered(request)
      or exists (
        select from public.milestones m
        where (m.hire_request_id, m.number, m.due_on) = (request.id, request.milestone, request.due_reminder)
      )
    )
  ) then 'deliver' end,
  case when request.end_asked_by <> side then 'answer_end' end
], null) || private.owed_actions(request.id, side);
comment on function private.due_actions(public.hire_requests, text) is
  'What waits for this side. Work waits for its creator once changes were requested, both agreed to do it again, or its due date was reminded of.';

create function private.sync_notifications(
  request public.hire_requests, side text, notification uuid, is_actor boolean
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := case side when 'client' then request.client_id else request.creator_id end;
  due text[] := private.due_actions(request, side);
  -- What became of an offer makes room for the line that asked to answer it.
  replaced text := (
    select case when n.kind like 'request\_offer\_%' then 'answer' else private.action_of_notification(n.kind, n.params) end
    from public.notifications n where n.id = notification
  );
  asking uuid;
begin
  update public.notifications n set needs_action = false
  where n.user_id = person and n.needs_action and n.params ->> 'request_id' = request.id::text
    and n.id is distinct from notification
    and (
      private.action_of_notification(n.kind, n.params) = replaced
      or (private.action_of_notification(n.kind, n.params) = any (due)) is not true
    );
  if cardinality(due) > 0 and not private.is_withheld(request.id, person) and not exists (
    select from public.notifications n
    where n.user_id = person and n.needs_action and n.params ->> 'request_id' = request.id::text
  ) then
    asking := (
      select l.id
      from public.notifications l
      cross join lateral (select private.action_of_notification(l.kind, l.params) = any (due) as is_about_it) a
      where l.user_id = person and l.kind like 'request\_%' and l.params ->> 'request_id' = request.id::text
        and a.is_about_it is not false
      order by l.id = notification desc, a.is_about_it desc nulls last, l.created_at desc, l.id desc limit 1
    );
    if asking is null then
      notification := coalesce(
        (
          select private.notify_party(
            request, side, 'request_invoice',
            jsonb_build_object('actor_name', (select u.name from public.users u where u.id = request.creator_id))
              || private.invoice_params(i.id, private.to_pay(i)),
            true)
          from public.invoices i
          where i.hire_request_id = request.id and 'pay' = any (due) and i.paid_at is null and private.to_pay(i) > 0
            and not private.rests(i)
          order by i.created_at, i.id limit 1
        ),
        (
          select private.notify_party(
            request, side, l.notification,
            jsonb_build_object('actor_name', (select u.name from public.users u where u.id = l.actor_id))
              || private.invoice_params(l.invoice_id, l.cents),
            true)
          from (
            select s.notification, e.actor_id, e.invoice_id, e.cents
            from public.hire_request_events e join private.hire_steps s on s.action = e.action
            where e.hire_request_id = request.id and s.waits_for = any (due)
            order by e.version desc limit 1
          ) l
        ));
      is_actor := is_actor and notification is null;
    end if;
    update public.notifications n set needs_action = true where n.id = asking;
  end if;
  update public.notifications n set read_at = now()
  where n.user_id = person and n.read_at is null and n.kind like 'request\_%' and not is_actor
    and n.params ->> 'request_id' = request.id::text and n.id <> notification and n.needs_action;
  delete from public.notifications n
  where n.user_id = person and n.read_at is null and n.kind like 'request\_%' and not is_actor
    and n.params ->> 'request_id' = request.id::text and n.id is distinct from notification and not n.needs_action;
end;
$$;
comment on function private.sync_notifications(public.hire_requests, text, uuid, boolean) is
  'What no longer waits for an action of this side says so, and an unread line about an earlier step makes room for the new one: the bell '
  'has one per request, and one for each of its credit notes. What still waits stays as a line that is read; if no line asks for it, the last '
  'one does that is not about something else, or the invoice, or the step, that it waits for has a line once more.';

create function private.notify_parties(
  request public.hire_requests, action text, actor uuid, offer_id uuid, milestone integer, details jsonb default '{}'
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.sync_notifications(
    request, party.side,
    case when told.is_told then private.notify_party(
      request, party.side, step.notification,
      jsonb_build_object(
        'actor_name', (select u.name from public.users u where u.id = actor and actor <> party.id),
        'offer_kind', (select o.kind from public.offers o where o.id = notify_parties.offer_id),
        'milestone', (
          select m.title from public.milestones m
          where m.hire_request_id = request.id and m.number = notify_parties.milestone
            and exists (
              select from public.milestones n where n.hire_request_id = request.id and n.number > 1
            )
        ),
        'has_ended', case when step.action in ('leave', 'leave_work') then true end
      ) || details,
      coalesce(step.waits_for = any (private.due_actions(request, party.side)), false)
    ) end,
    not told.is_told)
  from private.hire_steps step
  cross join (values (request.client_id, 'client'), (request.creator_id, 'creator')) as party (id, side)
  cross join lateral (
    select party.id is distinct from actor
      or coalesce(step.waits_for = any (private.due_actions(request, party.side)), false) as is_told
  ) told
  where step.action = notify_parties.action
  -- Two that write to the same digests would wait for each other.
  order by party.id;
end;
$$;
comment on function private.notify_parties(public.hire_requests, text, uuid, uuid, integer, jsonb) is
  'Notifies the parties that did not act, and who did if it asks them for something, and settles the lines of both; the side is the '
  'recipient''s. The details are parameters of its own.';

create table private.withheld_notes (
  hire_request_id uuid not null,
  version integer not null,
  primary key (hire_request_id, version),
  foreign key (hire_request_id, version) references public.hire_request_events (hire_request_id, version) on delete cascade
);
comment on table private.withheld_notes is
  'Steps whose note only its author reads, because the other side had blocked them and the two no longer worked together.';
alter table private.withheld_notes enable row level security;
grant all on private.withheld_notes to service_role;

create function private.withhold_note(request public.hire_requests, event public.hire_request_events) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  other uuid := case event.actor_id when request.client_id then request.creator_id else request.client_id end;
begin
  insert into private.withheld_notes (hire_request_id, version) values (event.hire_request_id, event.version);
  if not private.has_blocked(other, event.actor_id) or private.have_running_request(other, event.actor_id) then
    raise sqlstate 'ZZ001';
  end if;
exception when sqlstate 'ZZ001' then
  null;
end;
$$;
comment on function private.withhold_note(public.hire_requests, public.hire_request_events) is
  'Notes that only its author reads the note of a step; or does the same and undoes it.';

create function private.text_of_action(request uuid, text text) returns text
language sql stable security definer set search_path = ''
return case when not exists (
  select from private.withheld_notes w
  join public.hire_request_events e on (e.hire_request_id, e.version) = (w.hire_request_id, w.version)
  where w.hire_request_id = request and e.note = text and e.actor_id is distinct from (select auth.uid())
) then text end;
comment on function private.text_of_action(uuid, text) is
  'The note of a step of this request, of its invoice or refund, as the caller may read it: null if it is withheld from all but its author.';

create function private.add_step(
  request public.hire_requests, action text, actor uuid, note text default null, offer_id uuid default null,
  milestone integer default null, links jsonb default '[]', invoice_id uuid default null, cents bigint default null
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  event public.hire_request_events;
begin
  insert into public.hire_request_events (
    hire_request_id, version, actor_id, action, note, offer_id, milestone, links, invoice_id, cents
  )
  values (
    request.id, request.version, actor, action, note, add_step.offer_id, add_step.milestone, add_step.links,
    add_step.invoice_id, add_step.cents
  )
  returning * into event;
  if num_nonnulls(event.note, event.actor_id) = 2 then
    perform private.withhold_note(request, event);
  end if;
  if action in ('accept', 'accept_offer') then
    perform private.write_agreement(request, event);
  end if;
  perform private.notify_parties(
    request, action, actor, add_step.offer_id, add_step.milestone,
    private.invoice_params(add_step.invoice_id, add_step.cents));
end;
$$;
comment on function private.add_step(
  public.hire_requests, text, uuid, text, uuid, integer, jsonb, uuid, bigint
) is
  'Adds what just happened to the timeline, stores what was agreed on, and notifies.';

create function private.record_action(
  request public.hire_requests, action text, actor uuid, note text default null, milestone integer default null,
  invoice_id uuid default null, cents bigint default null
) returns public.hire_requests
language plpgsql security definer set search_path = ''
as $$
declare
  changed public.hire_requests;
begin
  update public.hire_requests h set acts = h.acts + 1 where h.id = request.id returning * into changed;
  perform private.add_step(
    changed, action, actor, case when private.has_text(note) then note end, milestone => record_action.milestone,
    invoice_id => record_action.invoice_id, cents => record_action.cents);
  return changed;
end;
$$;
comment on function private.record_action(public.hire_requests, text, uuid, text, integer, uuid, bigint) is
  'Adds a step that changes neither the state nor the terms. It is a version of its own.';

create function private.move_hire_request(
  request uuid, action text, actor uuid, note text default null, links jsonb default '[]',
  due_on date default null, no_due_date boolean default false
) returns public.hire_requests
language plpgsql security definer set search_path = ''
as $$
declare
  moved public.hire_requests;
  step private.hire_steps;
  goes_on boolean;
  current integer := (select h.milestone from public.hire_requests h where h.id = request);
begin
  if action in ('approve', 'complete', 'settle') and exists (
    select from public.milestones m where m.hire_request_id = request and m.number > current
  ) then
    action := action || '_milestone';
  end if;
  select s.* into step from private.hire_steps s where s.action = move_hire_request.action;
  goes_on := action in ('deliver', 'ask_changes');
  update public.hire_requests h
  set status = coalesce(step.status, h.status),
      resolution = step.resolution,
      delivered_at = case when action = 'deliver' then now() when step.status is not null then h.delivered_at end,
      milestone = h.milestone + (step.is_approval and step.status is null)::integer,
      revisions_used = h.revisions_used + (action = 'ask_changes')::integer,
      open_offer_id = case when goes_on then h.open_offer_id end,
      end_asked_by = case when goes_on then h.end_asked_by end,
      end_asked_at = case when goes_on then h.end_asked_at end,
      time_zone = case when action = 'accept' then private.time_zone_of(h.creator_id) else h.time_zone end,
      due_on = case when action = 'accept' then move_hire_request.due_on else h.due_on end,
      no_due_date = case when action = 'accept' then move_hire_request.no_due_date else h.no_due_date end
  where h.id = request
  returning * into moved;
  perform private.add_step(
    moved, action, actor, note,
    milestone => case when 'accepted' = any (step.statuses) then current end,
    links => move_hire_request.links);
  if step.is_approval then
    perform private.send_invoice(moved, current);
  end if;
  return moved;
end;
$$;
comment on function private.move_hire_request(uuid, text, uuid, text, jsonb, date, boolean) is
  'The one place that changes the state of a request. What approves a milestone that is not the last one only moves on to the next.';

create function private.check_end_reason(reason text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if private.has_text(reason) is not true then
    perform private.raise_invalid('Write a reason');
  elsif char_length(btrim(reason, e' \t\r\n')) < 10 then
    perform private.raise_invalid('Write at least 10 characters');
  elsif char_length(reason) > 1000 then
    perform private.raise_invalid('Use at most 1000 characters');
  end if;
end;
$$;

create function private.check_links(links jsonb) returns void
language plpgsql stable set search_path = ''
as $$
declare
  link record;
begin
  if not private.are_shaped(links, '{"label": "string", "url": "string"}') then
    perform private.raise_invalid('These links are of another version. Reload the page');
  elsif jsonb_array_length(links) > 10 then
    perform private.raise_invalid('A delivery can have up to 10 links');
  end if;
  for link in
    select l.value ->> 'label' as label, l.value ->> 'url' as url, l.place as number
    from jsonb_array_elements(links) with ordinality as l (value, place)
    order by l.place
  loop
    if private.is_text(link.label, 80) is not true then
      perform private.raise_invalid(format('Link %s: add a label of at most 80 characters', link.number));
    elsif private.is_url(link.url, 2000) is not true then
      perform private.raise_invalid(format('Link %s: enter a URL that begins with https:// or http://', link.number));
    end if;
  end loop;
end;
$$;

create function private.check_due(due_on date, no_due_date boolean, zone text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if due_on is null and no_due_date is not true then
    perform private.raise_invalid(
      'Choose a due date, or say that there is none. Reload the page if it doesn''t ask for one');
  elsif due_on is not null and no_due_date then
    perform private.raise_invalid('Choose a due date or none, not both');
  elsif not private.is_due_date(due_on, zone) then
    perform private.raise_invalid('Choose a due date within the next two years');
  end if;
end;
$$;
comment on function private.check_due(date, boolean, text) is
  'What is accepted as it was sent has a due date, or none on purpose.';

create function private.fail_if_due_dropped(request public.hire_requests, due_on date, no_due_date boolean) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if request.agreed_offer_id is null
    and coalesce(due_on, case when no_due_date then 'infinity'::date end) <> coalesce(request.due_on, 'infinity')
  then
    perform private.raise_conflict('PT409', 'This request is already accepted, with another due date', request.status);
  end if;
end;
$$;
comment on function private.fail_if_due_dropped(public.hire_requests, date, boolean) is
  'For who accepts what is accepted already: another due date would be lost without a sign. An offer may have moved it since.';

create function public.act_on_hire_request(
  id uuid, action text, note text default null, expected_version integer default null,
  links jsonb default '[]', attachments jsonb default '[]', due_on date default null, no_due_date boolean default false
) returns public.hire_requests
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_actor(action);
  request public.hire_requests;
  step private.hire_steps;
  is_done boolean;
begin
  if (action in ('accept', 'decline', 'cancel', 'deliver', 'ask_changes', 'approve', 'end')) is not true then
    perform private.raise_invalid('A hire request doesn''t have this action');
  end if;
  perform private.check_links(links);
  perform private.check_attachments(attachments);
  if action <> 'deliver' and (links <> '[]' or attachments <> '[]') then
    perform private.raise_invalid('Only a delivery can have links and files');
  elsif action <> 'accept' and (due_on is not null or no_due_date) then
    perform private.raise_invalid('Only an acceptance says when the work is due');
  end if;
  request := private.lock_request(act_on_hire_request.id, caller);
  select s.* into step from private.hire_steps s where s.action = act_on_hire_request.action;
  if private.side_of(request, caller) <> all (step.sides) then
    perform private.raise_conflict('PT403', 'You can''t do that');
  end if;
  is_done := case action
    when 'accept' then request.status = 'accepted' and exists (
      select from public.hire_request_events e
      where e.hire_request_id = request.id and e.action = 'accept'
    )
    when 'decline' then request.resolution = 'declined'
    when 'cancel' then request.resolution = 'withdrawn'
    when 'end' then request.resolution = 'ended'
    when 'approve' then request.status = 'completed'
      or private.last_action(request) in ('approve_milestone', 'complete_milestone', 'settle_milestone')
    when 'deliver' then request.status = 'accepted' and request.delivered_at is not null
    else private.last_action(request) = 'ask_changes'
  end;
  if is_done then
    perform private.fail_if_dropped(
      request,
      case action
        when 'approve' then array[
          'approve', 'complete', 'settle', 'approve_milestone', 'complete_milestone', 'settle_milestone'
        ]
        when 'end' then array['end', 'accept_end', 'end_by_silence', 'end_by_decision']
        else array[action]
      end,
      case action
        when 'deliver' then 'The work is delivered already'
        when 'ask_changes' then 'Changes are requested already'
        when 'approve' then 'The work is approved already'
        else format('This request is already %s', coalesce(request.resolution, request.status))
      end,
      note, links, attachments);
    if action = 'accept' then
      perform private.fail_if_due_dropped(request, due_on, no_due_date);
    end if;
    return request;
  end if;
  perform private.fail_if_elsewhere(request, action);
  perform private.fail_if_changed(request, expected_version);
  if action in ('deliver', 'ask_changes') then
    perform private.fail_if_disputed(request);
  end if;
  perform private.fail_if_impossible(request, action, private.side_of(request, caller));
  if action = 'end' then
    perform private.check_end_reason(note);
  elsif private.has_text(note) is not true and action in ('deliver', 'ask_changes') then
    perform private.raise_invalid('Write a note');
  elsif char_length(note) > 2000 then
    perform private.raise_invalid('Use at most 2000 characters');
  elsif action = 'accept' then
    perform private.check_due(due_on, no_due_date, private.time_zone_of(caller));
  end if;
  perform private.limit_rate('hire_action', 60, interval '10 minutes');
  request := private.move_hire_request(
    request.id, action, caller, case when private.has_text(note) then note end, links, due_on, no_due_date is true
  );
  perform private.attach_to_step(request, caller, attachments);
  return request;
end;
$$;
comment on function public.act_on_hire_request(uuid, text, text, integer, jsonb, jsonb, date, boolean) is
  'Accept, decline and deliver are the creator''s, cancel, ask_changes and approve the client''s, end '
  'is either''s in a paid trial, or where the other one can''t or doesn''t go on, with a reason as the note. An acceptance says when the work is due, or that it has no due date; a delivery may have '
  'links, {label, url}, and files. The same decision twice is the same answer, unless it says something else; a conflict names the real state.';

create function private.close_requests_of_deleted_user() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  request public.hire_requests;
begin
  -- Nobody else changes them: each act on one locks both accounts first, and this one is being deleted.
  for request in
    select h.*
    from public.hire_requests h
    where (h.client_id = old.id or h.creator_id = old.id) and h.status in ('pending', 'accepted')
    order by h.id
  loop
    perform private.move_hire_request(
      request.id, case request.status when 'accepted' then 'leave_work' else 'leave' end, old.id);
  end loop;
  return old;
end;
$$;

create function private.close_requests_of_deleted_item() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  request public.hire_requests;
begin
  for request in
    select h.* from public.hire_requests h
    where h.creator_id = old.user_id and private.is_about(h, tg_argv[0], old.id)
      and (tg_argv[0] = 'project' or private.is_about_hidden(h))
    order by h.client_id, h.id
    for no key update
  loop
    perform private.move_hire_request(request.id, 'remove_item', old.user_id);
  end loop;
  return old;
end;
$$;
comment on function private.close_requests_of_deleted_item() is
  'A project that is deleted is no longer sold, and a service that an admin had hidden is not either. Work that another service was only '
  'the offer of can still be done: its request has the terms.';

create function private.sell_project() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  rival uuid;
begin
  update public.projects p set sold_at = now() where p.id = new.project_id;
  for rival in
    select h.id from public.hire_requests h
    where h.project_id = new.project_id and h.included is not null and h.status = 'pending'
    order by h.client_id, h.id
  loop
    perform private.move_hire_request(rival, 'sell_to_other', new.creator_id);
  end loop;
  return null;
end;
$$;
comment on function private.sell_project() is
  'A project that is sold once leaves the sale when a purchase of it is accepted, and everyone else who wants to buy it is told. lock_request has locked them.';

create trigger sell after update on public.hire_requests
for each row when (old.status = 'pending' and new.status = 'accepted' and new.sale_kind = 'once')
execute function private.sell_project();

create trigger close_requests_of_deleted before delete on public.projects
for each row execute function private.close_requests_of_deleted_item('project');
create trigger close_requests_of_deleted before delete on public.services
for each row execute function private.close_requests_of_deleted_item('service');

create function private.announce_suspension(person uuid, kind text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  party record;
  ids uuid[] := array(
    select h.id from public.hire_requests h
    where person in (h.client_id, h.creator_id)
      and (h.status in ('pending', 'accepted') or (private.open_case_of(h.id)).id is not null)
    order by h.client_id, h.id
    for no key update
  );
begin
  for party in
    select o.id, o.side, h as request
    from public.hire_requests h
    cross join lateral (
      select case person when h.client_id then 'creator' else 'client' end as side,
        case person when h.client_id then h.creator_id else h.client_id end as id
    ) o
    where h.id = any (ids)
    order by o.id, h.id
  loop
    perform private.sync_notifications(party.request, party.side, private.notify_party(
      party.request, party.side, kind,
      jsonb_build_object('actor_name', (select u.name from public.users u where u.id = person)), false), false);
    perform private.announce(party.id, 'hire_request_changed', jsonb_build_object('hire_request_id', (party.request).id))
    where not private.is_withheld((party.request).id, party.id);
  end loop;
end;
$$;
comment on function private.announce_suspension(uuid, text) is
  'The other side of each open request of someone is told that their account is suspended, or no longer. It locks the requests before it '
  'writes to anyone, as a step does.';

create function private.announce_hidden(owner_id uuid, kind text, item_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  request public.hire_requests;
begin
  for request in
    select h.* from public.hire_requests h
    where h.creator_id = announce_hidden.owner_id and private.is_about(h, announce_hidden.kind, announce_hidden.item_id)
    order by h.client_id, h.id
    for no key update
  loop
    perform private.sync_notifications(request, 'client', private.notify_party(
      request, 'client', case when private.is_about_hidden(request) then 'request_hidden' else 'request_shown' end,
      jsonb_build_object('actor_name', (select u.name from public.users u where u.id = request.creator_id)), false), false);
    perform private.announce(request.client_id, 'hire_request_changed', jsonb_build_object('hire_request_id', request.id));
  end loop;
end;
$$;
comment on function private.announce_hidden(uuid, text, uuid) is
  'The client of each pending request about what an admin hides or shows again is told whether it can be accepted.';

create function private.announce_leave() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  request public.hire_requests;
  side text;
begin
  for request in
    select distinct on (h.client_id, h.creator_id) h.*
    from public.hire_requests h
    where (h.client_id = old.id or h.creator_id = old.id)
      and (h.status = 'completed' or h.resolution = 'ended')
    order by h.client_id, h.creator_id, h.created_at desc, h.id
  loop
    side := case old.id when request.client_id then 'creator' else 'client' end;
    -- guard: two who leave in one statement
    if not private.is_deleted_user(case side when 'client' then request.client_id else request.creator_id end) then
      perform private.sync_notifications(request, side, private.notify_party(
        request, side, 'request_party_left', jsonb_build_object('actor_name', old.name), false), false);
    end if;
  end loop;
  return old;
end;
$$;
comment on function private.announce_leave() is
  'Tells everyone who worked with a deleted account once, about the newest request. Open requests have a line of their own that they end.';
-- Triggers run in the order of their names: before open requests are ended.
create trigger announce_leave before delete on public.users
for each row execute function private.announce_leave();

create trigger close_requests before delete on public.users
for each row execute function private.close_requests_of_deleted_user();

grant execute on function public.act_on_hire_request(uuid, text, text, integer, jsonb, jsonb, date, boolean) to authenticated;
