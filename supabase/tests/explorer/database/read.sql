create function pg_temp.age(at timestamptz) returns integer
language plpgsql stable
as $$
declare
  days integer := round(extract(epoch from now() - at) / 86400)::integer;
begin
  return case when days > 90 then 91 when days > 31 then 32 else greatest(days, -31) end;
end;
$$;

create function pg_temp.side_of(request public.hire_requests, person uuid) returns text
language plpgsql stable
as $$
begin
  return case person
    when current_setting('explorer.client')::uuid then 'client' when current_setting('explorer.creator')::uuid then 'creator' end;
end;
$$;

-- The files between the two, the first one first; each was sent in a version of its own.
create function pg_temp.files_of(request public.hire_requests)
returns table (id uuid, owner_id uuid, step text, object text, sent_at timestamptz)
language plpgsql stable
as $$
begin
  return query
  select a.id, a.owner_id, e.action, a.owner_id || '/' || a.id, m.created_at
  from public.attachments a
  join public.messages m on m.id = a.message_id
  left join public.hire_request_events e on (e.hire_request_id, e.version) = (m.hire_request_id, m.event_version)
  where m.conversation_id in (select s.conversation_id from public.messages s where s.hire_request_id = request.id);
end;
$$;

-- What the rules can tell apart: no ids, and times as days.
create function pg_temp.read_rows(request public.hire_requests) returns jsonb
language plpgsql stable
as $$
begin
  return jsonb_build_object(
    'status', request.status, 'resolution', request.resolution, 'price', request.price, 'milestone', request.milestone,
    'revisions', request.revisions - request.revisions_used, 'has_due_date', request.due_on is not null,
    'waits', case when request.status = 'pending' then pg_temp.age(request.updated_at) end,
    'delivered', case when request.status = 'accepted' then pg_temp.age(request.delivered_at) else 0 end,
    'ends_alone', jsonb_build_array(
      pg_temp.age(private.ends_alone_from(request, 'client')), pg_temp.age(private.ends_alone_from(request, 'creator'))),
    'end_by', request.end_asked_by, 'end_at', pg_temp.age(request.end_asked_at),
    'reminders', case when request.status in ('pending', 'accepted') then request.reminders end,
    'people', (
      select jsonb_object_agg(p.side, case when u.id is null then '"left"' else jsonb_build_object(
        'is_suspended', exists (select from private.suspensions s where s.user_id = p.id),
        'suspended_days', (select pg_temp.age(s.created_at) from private.suspensions s where s.user_id = p.id),
        'was_suspended_days', (
          select extract(day from sum(e.ended_at - e.started_at)) from private.ended_suspensions e where e.user_id = p.id),
        'is_dev', u.is_dev,
        'has_blocked', exists (select from private.blocks b where b.blocker_id = p.id)) end)
      from (values ('client', current_setting('explorer.client')::uuid), ('creator', current_setting('explorer.creator')::uuid)) as p (side, id)
      left join public.users u on u.id = p.id
    ),
    'has_item', coalesce(request.service_id, request.project_id) is not null,
    'hidden', exists (select from private.hidden_items i where i.item_id in (request.service_id, request.project_id)),
    'offer', (
      select jsonb_build_array(o.kind, o.side, pg_temp.age(o.valid_until), o.price, jsonb_array_length(o.milestones))
      from public.offers o where o.id = request.open_offer_id
    ),
    'milestones', (
      select jsonb_agg(jsonb_build_array(m.number, m.price, case
        when m.approved_at is not null then pg_temp.age(m.approved_at) > 30
        when request.status = 'accepted' and m.number >= request.milestone then m.due_on < current_date end,
        request.status = 'accepted' and m.number = request.milestone and request.due_reminder is not distinct from m.due_on
      ) order by m.number)
      from public.milestones m where m.hire_request_id = request.id
    ),
    'invoices', (
      select jsonb_agg(jsonb_build_object(
        'milestone', i.milestone, 'total', i.total_cents, 'to_pay', private.to_pay(i), 'is_paid', i.paid_at is not null,
        'is_received', i.received_at is not null, 'is_reminded', i.reminded_at is not null,
        'is_denied', i.denied_at is not null, 'can_deny', private.can_deny(i), 'is_guaranteed', private.guaranteed_until(i) > now(),
        'age', case when private.to_pay(i) > 0 then pg_temp.age(coalesce(i.denied_at, i.created_at)) end,
        'is_corrected', exists (select from public.invoices c where c.corrects = i.id)) order by i.year, i.serial)
      from public.invoices i where i.hire_request_id = request.id and i.credits is null
    ),
    'refunds', (
      select jsonb_agg(jsonb_build_object(
        'cents', -r.amount_cents, 'status', r.status, 'is_credit', r.is_credit, 'is_of_case', r.case_id is not null,
        'milestone', i.milestone, 'is_denied', r.denied_at is not null,
        'reminders', case when r.status = 'owed' then r.reminders end,
        'age', case when r.status <> 'confirmed' then pg_temp.age(coalesce(r.sent_at, r.owed_at)) end)
        -- By what a state says: the place of a row differs where the same acts led to it.
        order by i.year, i.serial, r.is_credit, r.amount_cents, r.status, r.case_id is null, r.denied_at is null, coalesce(r.sent_at, r.owed_at), r.id)
      from public.refunds r join public.invoices i on i.id = r.invoice_id where r.hire_request_id = request.id
    ),
    'cases', (
      select jsonb_agg(distinct jsonb_build_object(
        'kind', c.kind, 'milestone', c.milestone, 'status', c.status, 'outcome', c.outcome, 'cents', c.cents,
        'due', pg_temp.age(c.answer_due_at), 'disputed', case when c.closed_at is null then private.amount_in_dispute(c) end,
        'counters', (select count(*) from public.case_steps s where s.case_id = c.id and s.action = 'counter'),
        'is_agreed', exists (select from public.case_steps s where s.case_id = c.id and s.action = 'accept'),
        'decisions', (select count(*) from private.case_decisions d where d.case_id = c.id)))
      from public.cases c where c.hire_request_id = request.id
    ),
    'review', (
      select jsonb_build_object('rating', r.rating, 'is_answered', r.reply is not null, 'age', least(pg_temp.age(r.created_at), 15))
      from public.reviews r where r.hire_request_id = request.id
    ),
    'last', private.last_action(request),
    'was_delivered', exists (
      select from public.hire_request_events e
      where (e.hire_request_id, e.milestone, e.action) = (request.id, request.milestone, 'deliver')),
    'lines', (
      select jsonb_agg(distinct jsonb_build_array(
        pg_temp.side_of(request, n.user_id), n.kind, private.action_of_notification(n.kind, n.params), n.needs_action, n.read_at is null))
      from public.notifications n
      where n.user_id in (current_setting('explorer.client')::uuid, current_setting('explorer.creator')::uuid)
        and n.params ->> 'request_id' = request.id::text
        and (n.read_at is null or n.needs_action)
    ),
    'files', (
      select jsonb_agg(jsonb_build_array(pg_temp.side_of(request, f.owner_id), f.step) order by f.sent_at, f.step, f.id)
      from pg_temp.files_of(request) f
    )
  );
end;
$$;

-- What acts need and laws look at, beside the rows.
create function pg_temp.read_details(request public.hire_requests) returns jsonb
language plpgsql stable
as $$
begin
  return jsonb_build_object(
    'version', request.version, 'turn', private.turn(request),
    'due', jsonb_build_object(
      'client', to_jsonb(private.due_actions(request, 'client')), 'creator', to_jsonb(private.due_actions(request, 'creator'))),
    'recent', (
      select jsonb_agg(jsonb_build_object(
        'version', e.version, 'action', e.action, 'side', pg_temp.side_of(request, e.actor_id),
        'milestone', e.milestone, 'cents', e.cents) order by e.version)
      from public.hire_request_events e where e.hire_request_id = request.id
    ),
    'offers', (select count(*) from public.offers o where o.hire_request_id = request.id),
    'offer', request.open_offer_id,
    'item', coalesce(request.service_id, request.project_id),
    'invoices', (
      select jsonb_agg(jsonb_build_object(
        'id', i.id, 'milestone', i.milestone, 'total', i.total_cents,
        'refundable', private.refundable(i), 'approved_days', pg_temp.age(m.approved_at)) order by i.year, i.serial)
      from public.invoices i
      join public.milestones m on (m.hire_request_id, m.number) = (i.hire_request_id, i.milestone)
      where i.hire_request_id = request.id and i.credits is null and not exists (select from public.invoices c where c.corrects = i.id)
    ),
    'refunds', (
      select jsonb_agg(jsonb_build_object('id', r.id, 'status', r.status, 'cents', -r.amount_cents)
        order by i.year, i.serial, r.is_credit, r.amount_cents, r.status, r.case_id is null, r.denied_at is null, coalesce(r.sent_at, r.owed_at), r.id)
      from public.refunds r join public.invoices i on i.id = r.invoice_id where r.hire_request_id = request.id
    ),
    'case', (
      select jsonb_build_object('id', c.id, 'status', c.status, 'amount', private.amount_in_dispute(c))
      from public.cases c where c.hire_request_id = request.id and c.closed_at is null
    ),
    'cases', (select count(*) from public.cases c where c.hire_request_id = request.id),
    'review', (select r.id from public.reviews r where r.hire_request_id = request.id),
    'files', (select jsonb_agg(f.id order by f.sent_at, f.step, f.id) from pg_temp.files_of(request) f)
  );
end;
$$;

create function pg_temp.read_state() returns jsonb
language plpgsql stable
as $$
begin
  return (
    select jsonb_build_object('rows', pg_temp.read_rows(h), 'details', pg_temp.read_details(h))
    from public.hire_requests h where h.id = current_setting('explorer.request')::uuid
  );
end;
$$;
